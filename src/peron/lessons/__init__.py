"""First rides: a guided first game of a title, as data. Imports the rules only."""

from peron.lessons.lesson import Lesson, lesson_for, lessons
from peron.lessons.ride import Coach, Ride

__all__ = ["Coach", "Lesson", "Ride", "lesson_for", "lessons"]
