import { expect, onTestFinished, test } from 'vitest'
import { failureFolder } from '../../../../core/tools/paths.mjs'
import { keepFailure } from './keep-failure.ts'
import { createVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

/** The part of Vitest's task that `endJourney` reads. */
type EndedTask = { name: string; file: { name: string }; result?: { state: string } }

type Walk = (visitor: Visitor) => Promise<void>

/**
 * Defines a browser test of one visitor on the demo. It also fails on console errors, policy
 * violations and foreign requests.
 */
export function journey(title: string, walk: Walk, options: VisitorOptions = {}): void {
  journeyBy(title, async () => ({ options, walk }))
}

/** Defines a journey whose options are prepared asynchronously. */
export function journeyBy(
  title: string,
  prepare: () => Promise<{ options: VisitorOptions; walk: Walk }>,
): void {
  test(title, async () => {
    const { options, walk } = await prepare()
    const visitor = await createVisitor(options)
    onTestFinished(({ task }) => endJourney(visitor, task, failureFolder))
    await walk(visitor)
    expect(visitor.problems()).toEqual([])
  })
}

/** Closes the visitor's pages. Keeps their state in `folder` if the journey has failed. */
export async function endJourney(
  { context, close }: Pick<Visitor, 'context' | 'close'>,
  { name, file, result }: EndedTask,
  folder: string,
): Promise<void> {
  try {
    if (result?.state === 'fail')
      await keepFailure(context, { file: file.name, title: name }, folder)
  } finally {
    await close()
  }
}
