/** Lists, tables and their filters (/admin) */

export const actions = 'Actions';
export const filter = { show: 'Show', clear: 'Clear', clearAll: 'Clear the filter' };
export const list = { more: 'Load more', refresh: 'Refresh' };
export const month = { label: 'Month', earlier: 'Earlier month', later: 'Later month' };
