/** Filter by person and batch, as in the address and the request. Absent: all. */
export interface ReportFilter {
  person?: string;
  who?: string;
  batch?: string;
  label?: string;
}

const names = ['person', 'who', 'batch', 'label'] as const;

export function readFilter(query: URLSearchParams): ReportFilter {
  const given = names.flatMap((name) => {
    const text = query.get(name)?.trim();
    return text ? [[name, text] as const] : [];
  });
  return Object.fromEntries(given);
}
