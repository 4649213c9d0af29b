// Where the routes and places of a board lie, in the measure of its drawing. Pure, but that the browser measures paths.
import type { Drawing } from "../../api/types";
import { boxAround, type Box, type Point } from "../../table/viewport";

export type Plan = Drawing["plan"];
export type RoutePlan = Plan["routes"][number];
export type PlacePlan = Plan["places"][number];

export function middle({ spaces }: RoutePlan): Point {
  const half = (spaces.length - 1) / 2;
  const [a, b] = [spaces[Math.floor(half)], spaces[Math.ceil(half)]];
  return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
}

/** A path as points close together. */
export function pointsOn(path: string): Point[] {
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", path);
  const long = line.getTotalLength();
  const steps = Math.max(2, Math.round(long / 12));
  return Array.from({ length: steps + 1 }, (_, step) => line.getPointAtLength((long * step) / steps));
}

/** Between the middles of its outer spaces: its own middle is what a screen reader presses. */
export function core(route: RoutePlan): string {
  const [a, b] = [route.spaces[0], route.spaces.at(-1)];
  return a && b ? `M${a.x - 0.1} ${a.y}L${b.x + 0.1} ${b.y}` : route.path;
}

/** Round a route with its two ends. Names stand beside their places and are wider than high. */
export function surroundings(route: RoutePlan, ends: readonly Point[]): Box {
  const box = boxAround([...route.spaces, ...ends], 48);
  return { ...box, x: box.x - 50, width: box.width + 100 };
}

/** Boxes round every space of a route and round its ends. */
export function boxesOf(plan: Plan, route: RoutePlan, ends: readonly Point[]): readonly Box[] {
  return [
    ...route.spaces.map((space) => spaceBox(space, plan.space_width)),
    ...ends.map((end) => boxAround([end], plan.ring + 9)),
  ];
}

function spaceBox(space: RoutePlan["spaces"][number], across: number): Box {
  const slope = (space.angle * Math.PI) / 180;
  const [long, wide] = [space.length / 2 + 11, across / 2 + 11];
  const dx = Math.abs(Math.cos(slope)) * long + Math.abs(Math.sin(slope)) * wide;
  const dy = Math.abs(Math.sin(slope)) * long + Math.abs(Math.cos(slope)) * wide;
  return { x: space.x - dx, y: space.y - dy, width: 2 * dx, height: 2 * dy };
}
