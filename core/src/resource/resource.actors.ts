import { type AnyActorRef, createActor, fromCallback, fromPromise } from 'xstate'
import { isolateScheduledEvents } from '../domain/scheduled-events.ts'
import type { Platform } from '../platform/platform.ts'
import type { StoreEnvironment } from '../protocol/store.ts'
import { resourceMachine } from './resource.machine.ts'
import type * as T from './resource.types.ts'
import { resourceOf, unread } from './resource.view.ts'

/**
 * `id`: of the actor, for inspectors. `changed`: the type of the event that its owner receives, with
 * the field `resource`. `read`: reads one page.
 */
type ResourceOptions<Changed extends string, Key, Data, Cursor> = Partial<T.ResourceTimes> & {
  id: string
  changed: Changed
  timeout: number
  read(
    request: T.ReadRequest<Key, Data, Cursor>,
    signal: AbortSignal,
  ): Promise<T.ReadResult<Data, Cursor>>
}

/** The machine of the resource has crashed. */
type Crash = { type: 'crash'; error: unknown }

/**
 * Creates the actor of a resource. It runs the machine with the kit's clock and inspector, receives
 * its commands, and sends its owner each change. Its input is the first key. An error of `read` is
 * the `problem` of the resource; the owner crashes with the machine.
 */
export function createResource<Changed extends string, Key, Data, Cursor = never>(
  { clock, page }: Pick<Platform, 'clock' | 'page'>,
  { inspect }: StoreEnvironment,
  { id, changed, read, ...times }: ResourceOptions<Changed, Key, Data, Cursor>,
) {
  const machine = resourceMachine.provide({
    actors: {
      read: fromPromise<T.ReadResult, T.ReadRequest>(({ input, signal }) =>
        read(input as T.ReadRequest<Key, Data, Cursor>, signal),
      ),
      watchPage: fromCallback<T.ResourceEvent>(({ sendBack }) => watchPage(page, sendBack)),
    },
  })
  return fromCallback<T.ResourceCommand, Key | null>(({ input, self, sendBack, receive }) => {
    let last: T.Resource<unknown> = unread
    let lastKey: unknown = input
    // The first state of a key is a change, also if it equals that of the previous key.
    const report = (resource: T.Resource<unknown>, key: unknown = lastKey) => {
      if (isSame(resource, last) && key === lastKey) return
      last = resource
      lastKey = key
      sendBack({ type: changed, resource })
    }
    const actor = createActor(machine, {
      id,
      input: { lifetime: null, interval: null, ...times, key: input },
      clock,
      inspect,
    })
    isolateScheduledEvents(actor.system)
    actor.subscribe({
      next: (snapshot) => report(resourceOf(snapshot), snapshot.context.key),
      error: (error) => (self as AnyActorRef).send({ type: 'crash', error } satisfies Crash),
    })
    // XState ends the owner with an error that is thrown here.
    receive((command: T.ResourceCommand | Crash) => {
      if (command.type === 'crash') throw command.error
      actor.send(command)
    })
    actor.start()
    return () => void actor.stop()
  })
}

/** The result of a read without further pages. */
export const onePage = <Data>(data: Data): T.ReadResult<Data, never> => ({
  data,
  next: null,
  continues: false,
})

const isSame = (a: T.Resource<unknown>, b: T.Resource<unknown>) =>
  a.status === b.status &&
  a.data === b.data &&
  a.problem === b.problem &&
  a.page === b.page &&
  a.hasMore === b.hasMore

/** Sends `offline` at once if the browser is offline. */
function watchPage(page: Platform['page'], send: (event: T.ResourceEvent) => void): () => void {
  if (page.isOffline()) send({ type: 'offline' })
  const stops = [
    page.onVisible(() => send({ type: 'visible' })),
    page.on('online', () => send({ type: 'online' })),
    page.on('offline', () => send({ type: 'offline' })),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
