type AnyMethod = (...args: never[]) => unknown

/** Methods of a lazy value, which load it when they are called. */
export function lazyMethods<T, Name extends keyof T>(
  load: () => Promise<T>,
  names: readonly Name[],
): Pick<T, Name> {
  const methodOf =
    (name: Name) =>
    async (...args: never[]) =>
      ((await load())[name] as AnyMethod)(...args)
  return Object.fromEntries(names.map((name) => [name, methodOf(name)])) as Pick<T, Name>
}
