// jsdom's `performance` has no entries. On the prototype, because fake timers replace the object.
if (typeof Performance !== 'undefined') Performance.prototype.getEntriesByType ??= () => [];
