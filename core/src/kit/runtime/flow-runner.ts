import type { AnyActorRef } from 'xstate'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { ViewName } from '../../domain/routing/view-name.ts'
import { EarlyError } from '../../errors/early-error.ts'
import type { AnyFlow, FlowCode, NavigatedAway, RunningFlow } from '../../protocol/flow.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { KitDeps } from '../deps/create-deps.ts'
import type { Dispatcher } from './dispatcher.ts'
import type { FeatureSwitches } from './feature-switches.ts'
import type { FlowLoader } from './flow-loader.ts'
import type { FlowEvents, FlowName, FlowTypes } from './flow-registry.ts'
import {
  type ActorEnvironment,
  createMachineActor,
  createRunningFlow,
  type MachineEnd,
} from './machine-runner.ts'

type FlowRunnerOptions = {
  environment: ActorEnvironment
  deps: KitDeps
  dispatcher: Dispatcher
  loader: FlowLoader
  switches: FeatureSwitches
  state(): KitState
}
type Hooks<Emitted = { type: string }, Output = unknown> = {
  onEmit?(event: Emitted): void
  onEnd?(end: MachineEnd<Output>): void
}
/** Replaces the reactions of a flow that the modal does not render. */
type Adapt = (reactions: object) => object
type StartOptions<Name extends FlowName> = Hooks<
  FlowTypes[Name]['emitted'],
  FlowTypes[Name]['output']
> & { adapt?: Adapt }
type Running = { flow: RunningFlow; listens: readonly string[]; adapt: Adapt | undefined }
export type FlowRunner = {
  /** Runs a flow that the modal renders. */
  run(flow: AnyFlow, data: unknown): RunningFlow
  /** Runs a flow that the page renders. */
  runHeadless<View, Output>(
    flow: FlowCode<unknown, View, never, Output>,
    data: unknown,
    adapt: Adapt,
  ): RunningFlow<View, Output>
  /** Loads and runs a flow for a command or at start, without a view in the modal. */
  start<Name extends FlowName>(
    name: Name,
    data: FlowTypes[Name]['data'],
    options: StartOptions<Name>,
  ): Promise<RunningFlow>
  /** Returns a flow with the outcome `failed`, for an entry whose code did not load. */
  failed(id: string, error: unknown): RunningFlow
  /** Sends an event that a store emitted to each running flow whose `listens` contains it. */
  broadcast(event: { type: string }): void
  /** Sends an event to each running flow with this id and namespace (null: any namespace). */
  sendTo<Id extends keyof FlowEvents>(
    id: Id,
    event: FlowEvents[Id],
    namespace: Namespace | null,
  ): void
  /**
   * Sends `navigated.away` to a flow when the visitor left one of its views and the flow continues
   * in another view.
   */
  navigateAway(flow: RunningFlow, view: ViewName): void
  /** Id of the transfer that a running flow shows. Null if it shows none. */
  transferOf(flow: RunningFlow): string | null
  report(error: unknown): void
  stop(): void
}

const emptySnapshot = {} as ReturnType<RunningFlow['getSnapshot']>

/**
 * Creates a runner. Every flow is a root actor, so a crash ends that flow only. Its view shows an
 * error. A flow that the page turns off is refused with `feature/off` (fault EM19).
 */
export function createFlowRunner({
  environment,
  deps,
  dispatcher,
  loader,
  switches,
  state,
}: FlowRunnerOptions): FlowRunner {
  const running = new Map<AnyActorRef, Running>()
  let stopped = false

  /**
   * Ends the open network switches before a new one starts (fault XK2). A view of the modal closes
   * unless the new switch has a view too.
   */
  const endSwitches = (adapt: Adapt | undefined) => {
    for (const [actor, earlier] of [...running]) {
      if (earlier.flow.id !== 'switchNetwork') continue
      if (adapt && !earlier.adapt) actor.send({ type: 'cancel' })
      else earlier.flow.stop()
    }
  }
  const startFlow = <View, Output>(
    { id, machine, actors, input, view, listens, ...flowCode }: AnyFlow<View>,
    data: unknown,
    { adapt, ...hooks }: Hooks & { adapt?: Adapt | undefined },
  ): RunningFlow<View, Output> => {
    const refusal = switches.refusal(id)
    if (refusal !== null) throw refusal
    const reactions = adapt ? adapt(flowCode.reactions) : flowCode.reactions
    if (id === 'switchNetwork') endSwitches(adapt)
    const actor = createMachineActor(
      {
        id,
        machine,
        actors: actors(deps),
        input: input(state(), data),
        onEmit(event) {
          dispatcher.emitted(reactions, event)
          hooks.onEmit?.(event)
        },
        onEnd(end) {
          running.delete(actor)
          if (end.status === 'done') dispatcher.done(reactions, end.output)
          else {
            dispatcher.aborted(reactions, actor.getSnapshot().context)
            report(end.error)
          }
          hooks.onEnd?.(end)
        },
      },
      environment,
    )
    const flow = createRunningFlow<View, Output>(id, actor, view, () => {
      running.delete(actor)
      hooks.onEnd?.({
        status: 'failed',
        error: new EarlyError(stopped ? 'kit/stopped' : 'kit/aborted'),
      })
      dispatcher.aborted(reactions, actor.getSnapshot().context)
    })
    if (stopped) return flow
    running.set(actor, { flow, listens, adapt })
    actor.start()
    return flow
  }
  const report = (error: unknown) => deps.platform.log.error('A flow failed', error)
  return {
    run: (flow, data) => startFlow(flow, data, {}),
    runHeadless: (flow, data, adapt) => startFlow(flow, data, { adapt }),
    start: async (name, data, options) => startFlow(await loader.load(name), data, options),
    failed: (id, error) => ({
      id,
      getSnapshot: () => emptySnapshot,
      subscribe: () => ({ unsubscribe: () => {} }),
      view: () => null,
      outcome: () => ({ status: 'failed', error }),
      stop: () => {},
    }),
    broadcast(event) {
      for (const [actor, { listens }] of running)
        if (listens.includes(event.type)) actor.send(event)
    },
    sendTo(id, event, namespace) {
      for (const [actor, { flow }] of [...running]) {
        if (flow.id !== id) continue
        const { context } = actor.getSnapshot()
        // The flows of logins have a network instead of a namespace.
        const own = context.namespace ?? context.network?.namespace
        if (namespace === null || own === namespace) actor.send(event)
      }
    },
    navigateAway(flow, view) {
      const event: NavigatedAway = { type: 'navigated.away', view }
      for (const [actor, entry] of running) if (entry.flow === flow) actor.send(event)
    },
    transferOf(flow) {
      const [actor] = [...running].find(([, entry]) => entry.flow === flow) ?? []
      return flow.id === 'send' ? actor?.getSnapshot().context.id || null : null
    },
    report,
    stop() {
      stopped = true
      for (const { flow } of [...running.values()]) flow.stop()
    },
  }
}
