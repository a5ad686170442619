const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount like `₹1,999.00`. */
export function rupees(amount: number): string {
  return format.format(amount);
}
