import { expect, test } from 'vitest'
import { createVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

/** A test that is one visitor's way through the demo; whatever went wrong beside the way fails it, too. */
export function journey(title: string, walk: (visitor: Visitor) => Promise<void>, options: VisitorOptions = {}): void {
  test(title, async () => {
    const visitor = await createVisitor(options)
    try {
      await walk(visitor)
      expect(visitor.complaints()).toEqual([])
    } finally {
      await visitor.leave()
    }
  })
}
