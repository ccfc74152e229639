import { TestModel, type TestModelOptions } from '@xstate/test'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { pureSteps } from './pure-steps.ts'

/** The seam: the one file that names the package that walks our charts. `xstate/graph` has the same class, and a parity test that says so. */
export const createTestModel = (
  steps: ReturnType<typeof pureSteps>,
  options: Partial<TestModelOptions<AnyMachineSnapshot, AnyEventObject>>,
) => new TestModel<AnyMachineSnapshot, AnyEventObject, undefined>(steps, options)
