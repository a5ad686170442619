const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** India has one time zone and no summer time. */
const istOffsetMs = 5.5 * hourMs;
const businessDays = 2;

/**
 * Until when a report is promised: 48 business hours after the end. A business day is a whole day from Monday to Friday
 * in India; public holidays count.
 */
export function promisedBy(endedAt: number): number {
  let local = endedAt + istOffsetMs;
  // What ends at the weekend is taken up on Monday.
  if (isWeekend(local)) {
    local -= local % dayMs;
    while (isWeekend(local)) local += dayMs;
  }
  for (let days = 0; days < businessDays;) {
    local += dayMs;
    if (!isWeekend(local)) days += 1;
  }
  return local - istOffsetMs;
}

function isWeekend(local: number): boolean {
  const day = new Date(local).getUTCDay();
  return day === 0 || day === 6;
}
