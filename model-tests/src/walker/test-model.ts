import { TestModel, type TestModelOptions } from '@xstate/test'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { pureSteps } from './pure-steps.ts'

/**
 * Creates a `TestModel`. Only this file imports `@xstate/test`: `xstate/graph` has the same class,
 * and parity.test.ts compares both.
 */
export const createTestModel = (
  steps: ReturnType<typeof pureSteps>,
  options: Partial<TestModelOptions<AnyMachineSnapshot, AnyEventObject>>,
) => new TestModel<AnyMachineSnapshot, AnyEventObject, undefined>(steps, options)
