import { expect, test } from 'vitest'
import { createVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

type Walk = (visitor: Visitor) => Promise<void>

/** A test that is one visitor's way through the demo; whatever went wrong beside the way fails it, too. */
export function journey(title: string, walk: Walk, options: VisitorOptions = {}): void {
  journeyBy(title, async () => ({ options, walk }))
}

/** The same for visitors for whom something is to be prepared. */
export function journeyBy(
  title: string,
  prepare: () => Promise<{ options: VisitorOptions; walk: Walk }>,
): void {
  test(title, async () => {
    const { options, walk } = await prepare()
    const visitor = await createVisitor(options)
    try {
      await walk(visitor)
      expect(visitor.complaints()).toEqual([])
    } finally {
      await visitor.leave()
    }
  })
}
