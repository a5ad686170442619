const [centreX, centreY, radius] = [60, 60, 48];

/** The point of a percent on the half circle of a dial; 0 is on the left. */
export function dialAt(percent: number, distance = radius): [number, number] {
  const angle = Math.PI * (1 - percent / 100);
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(centreX + Math.cos(angle) * distance), round(centreY - Math.sin(angle) * distance)];
}

/** The arc from one percent to another. */
export function dialArc(from: number, to: number): string {
  return `M${dialAt(from).join(' ')}A${radius} ${radius} 0 0 1 ${dialAt(to).join(' ')}`;
}
