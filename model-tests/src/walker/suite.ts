import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inventory, type WalkedMachine } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { CoverageReport } from './coverage.ts'
import type { MachineModel } from './machine-model.ts'
import { walkRandomly } from './random-walk.ts'
import { walk } from './walk.ts'
import { walkedMachine } from './write-walk.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The walk of one machine, for the output of `npm run walk` and the walk file. */
    walk?: { chart: CoverageReport & { id: string }; walked: WalkedMachine }
  }
}

const inventoryOf = (id: string) =>
  fileURLToPath(new URL(`../${id}/${basename(id)}.inventory.txt`, import.meta.url))

/**
 * Defines the walk of one machine as tests: its inventory, all its paths with their coverage, and
 * long random runs.
 */
export function describeWalk<Machine extends AnyStateMachine>(model: MachineModel<Machine>): void {
  const { id, machine } = model

  describe(`walk of ${id}`, () => {
    test(`the machine of ${id} matches its reviewed inventory`, () =>
      expect(inventory(machine)).toMatchFileSnapshot(inventoryOf(id)))

    test(`every path of ${id} passes, and together they cover every state, transition and guard outcome`, async ({
      task,
    }) => {
      const { failures, walked, states, transitions, guards } = await walk(model)
      task.meta.walk = {
        chart: { id, states, transitions, guards },
        walked: walkedMachine(model, walked),
      }
      const missing = [states, transitions, guards].flatMap((part) => part.missing)
      expect({ failures, missing }).toEqual({ failures: [], missing: [] })
    })

    test(`${id} keeps its invariants in long random runs`, () => walkRandomly(model))
  })
}
