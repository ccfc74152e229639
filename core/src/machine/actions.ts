import {
  type AnyActorRef,
  assign,
  type EventObject,
  emit,
  type MachineContext,
  sendTo,
} from 'xstate'

/**
 * Creators of the actions of one machine, for files without its `setup`, which infers the types.
 * `set` and `setFromParams` assign the fields that `change` returns; `emitEvent` emits the event that
 * `create` returns, and `send` sends it to an actor of the machine. `Params`: the parameters of the
 * action.
 */
export const actionsOf = <
  Context extends MachineContext,
  Event extends EventObject,
  Emitted extends EventObject,
>() => ({
  set: (change: (context: Context, event: Event) => Partial<Context>) =>
    assign<Context, Event, undefined, Event, never>(({ context, event }) => change(context, event)),
  setFromParams: <Params>(
    change: (context: Context, params: NoInfer<Params>) => Partial<Context>,
  ) =>
    assign<Context, Event, Params, Event, never>(({ context }, params) => change(context, params)),
  emitEvent: <Params = undefined>(create: (context: Context, params: NoInfer<Params>) => Emitted) =>
    emit<Context, Event, Params, Event, Emitted>(({ context }, params) => create(context, params)),
  send: <Sent extends EventObject>(
    actor: string,
    create: (context: Context, event: Event) => Sent,
  ) =>
    sendTo<Context, Event, undefined, AnyActorRef, Event>(
      actor,
      ({ context, event }: { context: Context; event: Event }) => create(context, event),
    ),
})
