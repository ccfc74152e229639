/**
 * Builds in production mode: under a test runner bundlers pick the development code of libraries.
 */
export async function inProduction<Built>(build: () => Promise<Built>): Promise<Built> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await build()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
