/** Takes the place of every function of `zod/mini` in a bare contract: what is called or read of it is this again. */
const nothing: () => unknown = new Proxy(() => nothing, { get: () => nothing });

export {
  nothing as array,
  nothing as boolean,
  nothing as coerce,
  nothing as email,
  nothing as enum,
  nothing as extend,
  nothing as int,
  nothing as literal,
  nothing as maxLength,
  nothing as maximum,
  nothing as minLength,
  nothing as minimum,
  nothing as multipleOf,
  nothing as nullable,
  nothing as number,
  nothing as object,
  nothing as optional,
  nothing as record,
  nothing as regex,
  nothing as string,
  nothing as trim,
};
