import type { AnyActorRef } from 'xstate'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { ViewName } from '../../domain/routing/view-name.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { AnyFlow, RunningFlow } from '../../protocol/flow.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Tell } from '../../protocol/messages.ts'
import type { KitWorld } from '../deps/create-deps.ts'
import type { Post } from './dispatcher.ts'
import type { FlowLoader } from './flow-loader.ts'
import type { FlowName } from './flow-registry.ts'
import { createRoot, type Engine, runningFlow } from './machine-runner.ts'

type Parts = { engine: Engine; world: KitWorld; post: Post; loader: FlowLoader; state(): KitState }
export type Ended = { status: 'done'; output: unknown } | { status: 'failed'; error: unknown }
type Hooks = { onFact?(fact: { type: string }): void; onEnd?(end: Ended): void }
export type FlowRunner = {
  /** On its own screen: its tells reach everybody. */
  run(flow: AnyFlow, data: unknown): RunningFlow
  /** On a page's own screen: nobody is moved about in the modal. */
  runAside(flow: AnyFlow, data: unknown): RunningFlow
  /** Without a screen. */
  begin(name: FlowName, data: unknown, hooks: Hooks): Promise<RunningFlow>
  failed(id: string, error: unknown): RunningFlow
  /** A standing chart's fact, for flows that listen for it. */
  hear(fact: { type: string }): void
  /** A command for every running flow of that name, about this namespace (null: any). */
  say(id: string, event: { type: string }, namespace: Namespace | null): void
  /** The visitor went back from one of the flow's views, which goes on in another. */
  leave(flow: RunningFlow, view: ViewName): void
  report(error: unknown): void
  stop(): void
}

const none = {} as ReturnType<RunningFlow['getSnapshot']>

/** Runs flows as roots of their own: a crash shows a failed screen and takes nothing else along. */
export function createFlowRunner({ engine, world, post, loader, state }: Parts): FlowRunner {
  const running = new Map<AnyActorRef, RunningFlow>()
  let stopped = false

  const start = (flow: AnyFlow, data: unknown, reactions: object, hooks: Hooks): RunningFlow => {
    const input = flow.inputFrom(state(), data)
    const actor = createRoot(
      {
        id: flow.id,
        chart: flow.chart,
        actors: flow.actors(world),
        input,
        onFact(fact) {
          post.react(reactions, fact)
          hooks.onFact?.(fact)
        },
        onEnd(end) {
          running.delete(actor)
          if (end.status === 'done') post.end(reactions, end.output)
          else {
            post.left(reactions, actor.getSnapshot().context)
            report(end.error)
          }
          hooks.onEnd?.(end)
        },
      },
      engine,
    )
    const shown = runningFlow(flow.id, actor, flow.view, () => {
      running.delete(actor)
      hooks.onEnd?.({
        status: 'failed',
        error: new KitError(stopped ? 'kit/stopped' : 'kit/aborted'),
      })
      post.left(reactions, actor.getSnapshot().context)
    })
    if (stopped) return shown
    running.set(actor, shown)
    actor.start()
    return shown
  }
  const report = (error: unknown) => world.platform.log.error('A flow failed', error)
  return {
    run: (flow, data) => start(flow, data, flow.reactions, {}),
    runAside: (flow, data) => start(flow, data, aside(flow.reactions), {}),
    async begin(name, data, hooks) {
      const flow = await loader.byName(name)
      return start(
        flow,
        data,
        name === 'switchNetwork' ? aside(flow.reactions) : flow.reactions,
        hooks,
      )
    },
    failed: (id, error) => ({
      id,
      getSnapshot: () => none,
      subscribe: () => ({ unsubscribe: () => {} }),
      view: () => null,
      outcome: () => ({ status: 'failed', error }),
      stop: () => {},
    }),
    hear(fact) {
      for (const actor of running.keys()) actor.send(fact)
    },
    say(id, event, namespace) {
      const isMeant = (actor: AnyActorRef) =>
        namespace === null || actor.getSnapshot().context.namespace === namespace
      for (const [actor, flow] of [...running])
        if (flow.id === id && isMeant(actor)) actor.send(event)
    },
    leave(flow, view) {
      for (const [actor, its] of running) if (its === flow) actor.send({ type: 'left', view })
    },
    report,
    stop() {
      stopped = true
      for (const flow of [...running.values()]) flow.stop()
    },
  }
}

type Reaction = (event: unknown, ask: unknown) => readonly Tell[]
const moves = (tell: Tell) => tell.to === 'router' || tell.to === 'modal'

/** The same reactions without those that open, close or move the modal. */
function aside(reactions: object): object {
  const quiet =
    (reaction: Reaction): Reaction =>
    (event, ask) =>
      reaction(event, ask).filter((tell) => !moves(tell))
  return Object.fromEntries(
    Object.entries(reactions).map(([key, reaction]) => [
      key,
      typeof reaction === 'function' ? quiet(reaction as Reaction) : reaction,
    ]),
  )
}
