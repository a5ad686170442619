/* Keys of queries: a command on one screen changes what others show, and the page of a person shows several lists. */

export const attemptsKey = ['admin-attempts'];
export const reportsKey = ['admin-reports'];
export const messagesKey = ['admin-messages'];
export const personKey = ['admin-person'];
