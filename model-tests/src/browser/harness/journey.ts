import { expect, test } from 'vitest'
import { createVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

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
    try {
      await walk(visitor)
      expect(visitor.problems()).toEqual([])
    } finally {
      await visitor.close()
    }
  })
}
