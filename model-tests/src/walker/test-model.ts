import { TestModel, type TestModelOptions } from '@xstate/test'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { pureSteps } from './pure-steps.ts'

/**
 * The only file that imports `@xstate/test`. `xstate/graph` has the same class; parity.test.ts
 * compares them.
 */
export const createTestModel = (
  steps: ReturnType<typeof pureSteps>,
  options: Partial<TestModelOptions<AnyMachineSnapshot, AnyEventObject>>,
) => new TestModel<AnyMachineSnapshot, AnyEventObject, undefined>(steps, options)
