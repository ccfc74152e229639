import type { AnyActorRef } from 'xstate'
import { featureErrors } from '../../errors/areas/feature.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { AnyFlow, Flow, FlowCode, FlowOption, RunningFlow } from '../../protocol/flow.ts'
import type { ConfigState, KitState } from '../../protocol/kit-state.ts'
import type { KitDeps } from '../deps/create-deps.ts'
import type { Dispatcher } from './dispatcher.ts'
import type { FlowLoader } from './flow-loader.ts'
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
  state(): KitState
}
type Hooks<Emitted = { type: string }, Output = unknown> = {
  onEmit?(event: Emitted): void
  onEnd?(end: MachineEnd<Output>): void
}
/** Replaces the reactions of a flow that the modal does not render. */
type Adapt = (reactions: object) => object
/** Selects running flows by their code and the context of their machine. */
type IsMeant = (running: Pick<Running, 'flow' | 'code'>, context: unknown) => boolean
type Running = { flow: RunningFlow; code: AnyFlow; adapt: Adapt | undefined }
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
  start<Input, View, Emitted extends { type: string }, Output, Data>(
    flow: Flow<Input, View, Emitted, Output, Data>,
    data: NoInfer<Data>,
    options: NoInfer<Hooks<Emitted, Output>> & { adapt?: Adapt },
  ): Promise<RunningFlow>
  /** Returns a flow with the outcome `failed`, for an entry whose code did not load. */
  failed(id: string, error: unknown): RunningFlow
  /**
   * The error `feature/off` for a flow or a view with this option that the page turns off, which an
   * alert reports to the developer. Null if it may start. The machines `login` and `activity`
   * check this themselves, because the project can turn these off, too.
   */
  refusal(option: FlowOption | undefined): KitError<'feature/off'> | null
  /** Sends an event to each running flow that `isMeant` selects. */
  send(event: { type: string }, isMeant: IsMeant): void
  /** Id of what a running flow shows. Null if it shows nothing. */
  subjectOf(flow: RunningFlow): string | null
  report(error: unknown): void
  stop(): void
}

const isOff: Readonly<Record<FlowOption, (config: ConfigState) => boolean>> = {
  'features.send': ({ features }) => !features.send,
  'features.receive': ({ features }) => !features.receive,
  enableWallets: ({ enableWallets }) => !enableWallets,
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
  state,
}: FlowRunnerOptions): FlowRunner {
  const running = new Map<AnyActorRef, Running>()
  let stopped = false

  /**
   * Ends the earlier run of a flow that runs once, such as a network switch (fault XK2). Its view of
   * the modal closes unless the new run has a view too.
   */
  const endEarlier = (id: string, adapt: Adapt | undefined) => {
    for (const [actor, earlier] of [...running]) {
      if (earlier.flow.id !== id) continue
      if (adapt && !earlier.adapt) actor.send({ type: 'cancel' })
      else earlier.flow.stop()
    }
  }
  // Reads the options at the time of each call, because the page changes them at run time.
  const refusal: FlowRunner['refusal'] = (option) => {
    if (option === undefined || !isOff[option](state().config)) return null
    const [code, details] = ['feature/off', { option }] as const
    dispatcher.send([
      { to: 'alert', type: 'raise', code, variant: 'warning', details, once: false },
    ])
    return new KitError(featureErrors, code, details)
  }
  const startFlow = <View, Output>(
    code: AnyFlow<View>,
    data: unknown,
    { adapt, ...hooks }: Hooks & { adapt?: Adapt | undefined },
  ): RunningFlow<View, Output> => {
    const { id, machine, actors, input, view } = code
    const refused = refusal(code.option)
    if (refused !== null) throw refused
    const reactions = adapt ? adapt(code.reactions) : code.reactions
    if (code.single) endEarlier(id, adapt)
    const actor = createMachineActor(
      {
        id,
        machine,
        actors: actors(deps, environment),
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
        error: new KitError(kitErrors, stopped ? 'kit/stopped' : 'kit/aborted'),
      })
      dispatcher.aborted(reactions, actor.getSnapshot().context)
    })
    if (stopped) return flow
    running.set(actor, { flow, code, adapt })
    actor.start()
    return flow
  }
  const report = (error: unknown) => deps.platform.log.error('A flow failed', error)
  return {
    run: (flow, data) => startFlow(flow, data, {}),
    runHeadless: (flow, data, adapt) => startFlow(flow, data, { adapt }),
    start: async (flow, data, options) => startFlow(await loader.code(flow)(), data, options),
    failed: (id, error) => ({
      id,
      getSnapshot: () => emptySnapshot,
      subscribe: () => ({ unsubscribe: () => {} }),
      view: () => null,
      outcome: () => ({ status: 'failed', error }),
      stop: () => {},
    }),
    refusal,
    send(event, isMeant) {
      for (const [actor, each] of [...running])
        if (isMeant(each, actor.getSnapshot().context)) actor.send(event)
    },
    subjectOf(flow) {
      for (const [actor, { flow: each, code }] of running)
        if (each === flow) return code.subject?.(actor.getSnapshot().context) ?? null
      return null
    },
    report,
    stop() {
      stopped = true
      for (const { flow } of [...running.values()]) flow.stop()
    },
  }
}
