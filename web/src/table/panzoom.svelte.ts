// A window onto a map that may be larger than it: where it looks, and how the mouse, fingers and the wheel move it. The
// gestures are d3-zoom's; how far the map may go is said in viewport.ts.
import { pointer, select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from "d3-zoom";
import type { Attachment } from "svelte/attachments";
import {
  CLOSEST,
  containing,
  framed,
  inWindow,
  kept,
  onMap,
  overview,
  seenBox,
  zoomed,
  type Box,
  type Insets,
  type Point,
  type Size,
  type View,
} from "./viewport";

export type Hand = "mouse" | "finger";

export interface Press {
  /** In pixels of the window. */
  readonly at: Point;
  readonly by: Hand;
  readonly time: number;
}

export interface MapExtent {
  /** The whole map. */
  readonly whole: Box;
  /** What is seen at first, if it is not all of it. */
  readonly first?: View;
}

/** What a map does about fingers and mice that do not move it. */
export interface MapTouch {
  pressed(press: Press): void;
  /** Whether a drag that begins here is the map's own: then it is told of it, and nothing moves. */
  grabs?(at: Point, by: Hand): boolean;
  pulled?(at: Point, by: Hand): void;
  /** The drag ended here; or nowhere, where a second finger or the system broke it off. */
  dropped?(at: Point | null): void;
  /** Whether a turn of the wheel is for the map, and not for the page. */
  wheels?(event: WheelEvent): boolean;
}

type Gesture = D3ZoomEvent<HTMLElement, unknown> & { readonly sourceEvent: MouseEvent | TouchEvent | WheelEvent };

/** A hand that moves less has pressed. */
const DRAG_FROM = 5;
const SETTLES_AFTER = 160;
const GLIDES_FOR = 260;
/** Pixels that a turn of the wheel, or of two fingers on a pad, takes to magnify by e; and the most that counts at once. */
const WHEEL = { turn: 420, pinch: 120, line: 24, most: 240 };

export class PanZoom {
  width = $state(0);
  height = $state(0);
  /** What lies over the window at its sides. */
  covered = $state.raw<Insets>({});
  gliding = $state(false);
  /** Whether the map, or something on it, is being dragged. */
  moving = $state(false);
  /** The scale the layer is drawn at; it follows once the view rests. */
  drawn = $state(0);

  frame: HTMLElement | null = null;
  layer: HTMLElement | null = null;
  svg: SVGSVGElement | null = null;
  /** Whether a button or a finger is down on the map. */
  held = false;

  /** Where one has gone; null while one sees what is shown at first. */
  #chosen = $state.raw<View | null>(null);
  #pressedAt: Point = { x: 0, y: 0 };
  #grabbed = false;

  readonly port = $derived<Size>({ width: this.width, height: this.height });
  readonly ready = $derived(this.width > 0 && this.height > 0);
  readonly whole = $derived.by(() => this.map().whole);
  readonly #first = $derived.by(() => this.map().first ?? overview(this.whole, this.port));
  readonly view = $derived.by<View>(() => {
    if (!this.ready) return { x: 0, y: 0, scale: 1 };
    return this.#chosen ? kept(this.#chosen, this.whole, this.port, this.covered) : this.#first;
  });
  /** Whether one has to move about to see everything: here, or at first. */
  readonly inPart = $derived(
    this.ready && Math.max(this.view.scale, this.#first.scale) > containing(this.whole, this.port) * 1.02,
  );
  readonly seen = $derived(seenBox(this.view, this.port));
  readonly stretch = $derived(this.drawn === 0 ? 1 : this.view.scale / this.drawn);
  readonly corner = $derived.by<Point>(() => {
    const { x, y } = this.inWindow(this.whole);
    return this.stretch === 1 ? { x: Math.round(x), y: Math.round(y) } : { x, y };
  });

  constructor(
    readonly map: () => MapExtent,
    readonly touched: MapTouch,
  ) {
    $effect(() => {
      const { scale } = this.view;
      if (!this.ready || scale === this.drawn) return;
      if (this.drawn === 0) {
        this.drawn = scale;
        return;
      }
      const timer = setTimeout(() => (this.drawn = scale), this.gliding ? GLIDES_FOR : SETTLES_AFTER);
      return () => clearTimeout(timer);
    });
  }

  // --- where the window looks -------------------------------------------------------------------------------------------

  go(to: View, glide = false): void {
    this.gliding = glide;
    const all = containing(this.whole, this.port);
    // Whoever sees all of it from the first goes on seeing all of it, however large the window becomes.
    this.#chosen = this.#first.scale === all && to.scale <= all * 1.001 ? null : to;
  }

  /** Zoom round a point of the map: the middle of the window, if none is said. */
  zoom(factor: number, at: Point = this.view, from: View = this.view): void {
    this.go(zoomed(from, this.whole, this.port, factor, at, this.covered), true);
  }

  showAll(): void {
    this.go(overview(this.whole, this.port), true);
  }

  /** Bring a part of the map into the part of the window that nothing lies over. */
  show(part: Box, covered: Insets = {}): void {
    this.go(framed(this.view, this.whole, this.port, part, covered), true);
  }

  /** A point of the map as a point of the window; and back. */
  inWindow(at: Point): Point {
    return inWindow(this.view, this.port, at);
  }

  onMap(at: Point): Point {
    return onMap(this.view, this.port, at);
  }

  boxInWindow(box: Box): Box {
    const { scale } = this.view;
    return { ...this.inWindow(box), width: box.width * scale, height: box.height * scale };
  }

  /** The rectangle of a part of the map in pixels of the page. */
  boxOnPage(part: Box): DOMRect | null {
    if (!this.ready || !this.frame) return null;
    const at = this.frame.getBoundingClientRect();
    const { x, y, width, height } = this.boxInWindow(part);
    return new DOMRect(at.left + x, at.top + y, width, height);
  }

  /** Put the focus on something that is drawn. */
  focus(selector: string, options: FocusOptions = {}): void {
    this.svg?.querySelector<SVGElement>(selector)?.focus({ preventScroll: true, ...options });
  }

  // --- gestures ---------------------------------------------------------------------------------------------------------

  readonly gestures: Attachment<HTMLElement> = (frame) => {
    this.frame = frame;
    const behaviour = zoom<HTMLElement, unknown>()
      .filter((event: MouseEvent | TouchEvent) => {
        if (!this.#concerns(event)) return false;
        const least = containing(this.whole, this.port);
        behaviour.scaleExtent([least, Math.max(CLOSEST, least)]);
        // Where the window looks is known here; d3 is told at the beginning of every gesture.
        select(frame).property("__zoom", this.#transformOf(this.view));
        return true;
      })
      .constrain((transform) => this.#transformOf(kept(this.#viewOf(transform), this.whole, this.port, this.covered)))
      .wheelDelta(doublings)
      .clickDistance(DRAG_FROM)
      .on("start", (event: Gesture) => this.#start(event))
      .on("zoom", (event: Gesture) => this.#move(event))
      .on("end", (event: Gesture) => this.#end(event));
    // Two presses in a row are the map's to understand.
    select(frame).call(behaviour).on("dblclick.zoom", null);
    return () => select(frame).on(".zoom", null);
  };

  /** Whether a gesture begins with this: on the map, not on what lies over it. */
  #concerns(event: MouseEvent | TouchEvent): boolean {
    const target = event.target as Node;
    if (target !== this.frame && !this.layer?.contains(target)) return false;
    if (event instanceof WheelEvent) {
      if (this.touched.wheels?.(event) === false) return false;
      event.preventDefault();
      return true;
    }
    if (event instanceof MouseEvent) return event.button === 0;
    if (event.touches.length > 1) {
      // A second finger lets go of what the first one holds.
      if (this.#grabbed && this.moving) this.touched.dropped?.(null);
      this.#grabbed = false;
      this.moving = true;
    }
    return true;
  }

  #start({ sourceEvent }: Gesture): void {
    this.gliding = false;
    if (sourceEvent instanceof WheelEvent) return;
    const { at, by } = this.#where(sourceEvent);
    this.held = true;
    this.#pressedAt = at;
    this.#grabbed = !this.moving && (this.touched.grabs?.(at, by) ?? false);
  }

  #move({ sourceEvent, transform }: Gesture): void {
    if (!(sourceEvent instanceof WheelEvent)) {
      const { at, by } = this.#where(sourceEvent);
      this.moving ||= Math.hypot(at.x - this.#pressedAt.x, at.y - this.#pressedAt.y) > DRAG_FROM;
      if (!this.moving) return;
      if (this.#grabbed) {
        this.touched.pulled?.(at, by);
        return;
      }
    }
    this.go(this.#viewOf(transform));
  }

  #end({ sourceEvent }: Gesture): void {
    if (sourceEvent instanceof WheelEvent) return;
    const press = { ...this.#where(sourceEvent), time: sourceEvent.timeStamp };
    const done = sourceEvent.type === "mouseup" || sourceEvent.type === "touchend";
    const pressed = !this.moving;
    const dropped = this.#grabbed && this.moving;
    this.held = this.moving = this.#grabbed = false;
    if (dropped) this.touched.dropped?.(done ? press.at : null);
    else if (pressed && done) this.touched.pressed(press);
  }

  /** In pixels of the window. */
  where(event: MouseEvent | Touch): Point {
    const [x, y] = pointer(event, this.frame);
    return { x, y };
  }

  #where(event: MouseEvent | TouchEvent): { at: Point; by: Hand } {
    if (event instanceof MouseEvent) return { at: this.where(event), by: "mouse" };
    const [touch] = event.changedTouches;
    return { at: touch ? this.where(touch) : this.#pressedAt, by: "finger" };
  }

  #transformOf(view: View): ZoomTransform {
    const { x, y } = inWindow(view, this.port, { x: 0, y: 0 });
    return zoomIdentity.translate(x, y).scale(view.scale);
  }

  #viewOf(transform: ZoomTransform): View {
    const [x, y] = transform.invert([this.width / 2, this.height / 2]);
    return { x, y, scale: transform.k };
  }
}

/** How many times a turn of the wheel doubles the map. */
function doublings(event: WheelEvent): number {
  const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL.line : 1);
  const turned = Math.max(-WHEEL.most, Math.min(WHEEL.most, pixels));
  return -turned / (event.ctrlKey ? WHEEL.pinch : WHEEL.turn) / Math.LN2;
}
