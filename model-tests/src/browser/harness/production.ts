/**
 * Runs a build with `NODE_ENV=production`. Under a test runner, bundlers would pick the development
 * code of libraries.
 */
export async function withProductionEnv<Built>(build: () => Promise<Built>): Promise<Built> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await build()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
