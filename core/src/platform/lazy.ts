/**
 * Imports a module. Chromium keeps the failure of an address for as long as the page lives, so that a second try (`attempt` 1, 2, …) never
 * reaches the network: there the module is asked for under a fragment, which is another module to the browser and the same file to the server
 * (fault case P4).
 */
export async function importAgain<Module>(
  load: () => Promise<Module>,
  attempt: number,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = attempt === 0 ? null : addressIn(error)
    if (address === null) throw error
    return import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}#${attempt}`)
  }
}

/** Browsers that keep failures name the module in their message; the others have just asked again. */
function addressIn(error: unknown): string | null {
  if (!(error instanceof TypeError)) return null
  return /dynamically imported module: (https?:\/\/[^\s#]+)$/.exec(error.message)?.[1] ?? null
}
