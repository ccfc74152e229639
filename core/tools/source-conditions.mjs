/**
 * A hook of Node that resolves the packages of this repository to their sources, as
 * `--conditions=latchkit-source` does, because builds may be missing.
 */
export const resolve = (specifier, context, next) =>
  next(specifier, { ...context, conditions: ['latchkit-source', ...context.conditions] })
