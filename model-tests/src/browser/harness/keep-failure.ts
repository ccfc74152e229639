import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'

/** In ms. A page that does not respond must not use up the time of the hook. */
const screenshotTimeout = 10_000

/**
 * Starts the trace of a context: actions, requests and console. With the environment variable
 * `TRACE=full`, also a snapshot of the page before and after each action, which takes much longer.
 */
export async function startTrace({ tracing }: BrowserContext): Promise<void> {
  const full = process.env.TRACE === 'full'
  await tracing.start({ screenshots: full, snapshots: full, sources: full })
}

/**
 * Writes the trace of a context and a screenshot of each of its pages to a new folder in `folder`,
 * which is named after the test and its file.
 */
export async function keepFailure(
  context: BrowserContext,
  { file, title }: { file: string; title: string },
  folder: string,
): Promise<void> {
  const own = join(folder, failureName(file, title))
  await mkdir(own, { recursive: true })
  const kept = await Promise.allSettled([
    ...context
      .pages()
      .map((page, index) =>
        page.screenshot({ path: join(own, `page-${index + 1}.png`), timeout: screenshotTimeout }),
      ),
    context.tracing.stop({ path: join(own, 'trace.zip') }),
  ])
  const errors = kept.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, `Not all of the failure is in ${own}.`)
}

/** A name of a folder that every file system accepts. */
function failureName(file: string, title: string): string {
  const name = file.replace(/^.*\//, '').replace(/\.browser\.test\.ts$/, '')
  return `${name}-${title}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/-$/, '')
}
