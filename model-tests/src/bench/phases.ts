import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import type { ClickResult, RequestedFile } from './pages/probe.ts'

/** Number of files, and their bytes gzipped at level 9. */
export type Weight = { files: number; bytes: number }
/**
 * When a page requests its scripts, without React. `page`: until its load event. `prepared`: until
 * the click. `click`: until the frame with the clicked view is painted. `later`: afterwards.
 */
export type Phase = 'page' | 'prepared' | 'click' | 'later'
/** `css`: the style sheets requested before the click. */
export type PhaseWeights = Readonly<Record<Phase | 'css', Weight>>

/** The files of React and of the bundler, which pages have without a kit. */
const isCommon = (path: string) => /\/(vendor-react|rolldown-runtime)-[\w-]+\.js$/.test(path)

export const phaseOf = (
  { start }: Pick<RequestedFile, 'start'>,
  loadedAt: number,
  click: Pick<ClickResult, 'start' | 'visible'> | null,
): Phase => {
  if (start < loadedAt) return 'page'
  if (click === null || start < click.start) return 'prepared'
  return start < click.start + click.visible ? 'click' : 'later'
}

const weigh = async (folder: string, files: readonly RequestedFile[]): Promise<Weight> => {
  const contents = await Promise.all(files.map(({ path }) => readFile(join(folder, path))))
  const sizes = contents.map((content) => gzipSync(content, { level: 9 }).byteLength)
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** Weighs what a page has requested in each phase. `folder`: the files that are served. */
export async function weighPhases(
  page: Page,
  folder: string,
  click: Pick<ClickResult, 'start' | 'visible'> | null = null,
): Promise<PhaseWeights> {
  const requests = await page.evaluate(() => window.bench?.requests() ?? null)
  if (requests === null) throw new Error('The probe script did not run.')
  const { loadedAt, files } = requests
  const inPhase = (phase: Phase) =>
    weigh(
      folder,
      files.filter(
        (file) =>
          file.path.endsWith('.js') &&
          !isCommon(file.path) &&
          phaseOf(file, loadedAt, click) === phase,
      ),
    )
  const isEarly = (file: RequestedFile) => /page|prepared/.test(phaseOf(file, loadedAt, click))
  return {
    page: await inPhase('page'),
    prepared: await inPhase('prepared'),
    click: await inPhase('click'),
    later: await inPhase('later'),
    css: await weigh(
      folder,
      files.filter((file) => file.path.endsWith('.css') && isEarly(file)),
    ),
  }
}
