import { TestModel, type TestModelOptions, type TestPath } from '@xstate/test'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Steps } from './pure-steps.ts'

type Model = TestModel<AnyMachineSnapshot, AnyEventObject, undefined>
type Options = Partial<TestModelOptions<AnyMachineSnapshot, AnyEventObject>>

/** Finds the paths as `TestModel` does, and removes the shorter ones in linear time. */
class WalkerModel extends TestModel<AnyMachineSnapshot, AnyEventObject, undefined> {
  override getPaths(
    ...[generate, traversal]: Parameters<Model['getPaths']>
  ): TestPath<AnyMachineSnapshot, AnyEventObject>[] {
    const options = this.resolveOptions(traversal)
    const paths = generate(this.logic, options)
    // `TestModel` compares each pair of paths, which takes longer than finding them.
    return withoutBeginnings(paths, options.serializeEvent).map((path) => ({
      ...path,
      description: '',
      test: (params) => this.testPath(path, params),
      testSync: (params) => this.testPathSync(path, params),
    }))
  }
}

type Beginnings = Map<string, Beginnings>

/** The paths that are not the beginning of another one, longest first. */
function withoutBeginnings<Path extends { steps: readonly { event: AnyEventObject }[] }>(
  paths: readonly Path[],
  serializeEvent: (event: AnyEventObject) => string = JSON.stringify,
): Path[] {
  const known: Beginnings = new Map()
  const isNew = ({ steps }: Path) => {
    let place = known
    let found = false
    for (const { event } of steps) {
      const key = serializeEvent(event)
      const next: Beginnings = place.get(key) ?? new Map()
      found ||= !place.has(key)
      place.set(key, next)
      place = next
    }
    return found
  }
  return paths.toSorted((a, b) => b.steps.length - a.steps.length).filter(isNew)
}

/**
 * Creates a `TestModel`. Only this file imports `@xstate/test`: `xstate/graph` has the same class,
 * and parity.test.ts compares both.
 */
export const createTestModel = (steps: Steps, options: Options): Model =>
  new WalkerModel(steps, options)
