// Everything that is said once about how the page looks.
import "./typeface/typeface.css";
import "./tokens.css";
import "./base.css";
import "./layout.css";
import "./boards.css";
import "./surfaces.css";
import "./choices.css";
import "./words.css";
