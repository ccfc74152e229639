/** A JSON value. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

/** The first frame of an actor: its creation, or its state when the recording started. */
export type ActorFrame = {
  kind: 'actor'
  actor: string
  /** The machine id. Null for an actor that is not a machine. */
  chart: string | null
  /** The name of the actor in its kit, for example `account.eip155`. */
  name: string
  /** Null if the kit itself created the actor. */
  parent: string | null
  /** ms since 1970. */
  at: number
  /** Null if the recording contains the creation: the first step then has the input. */
  from: { value: Json; status: string; context: Json } | null
  /** Ids of the active states. Empty at the creation. */
  active: readonly string[]
}
/**
 * One event and its transition. `taken`: the keys of the edges in order. `value`: the nested state
 * value. `sender`: the actor that sent the event; absent if it came from the kit or the page.
 * `emitted`: the types of the events that the actor emitted. Older recordings have neither.
 */
export type StepFrame = {
  kind: 'step'
  actor: string
  at: number
  sender?: string
  event: Json
  value: Json
  status: string
  active: readonly string[]
  taken: readonly string[]
  emitted?: readonly string[]
  context: Json
}
export type EndFrame = { kind: 'end'; actor: string; at: number }
export type Frame = ActorFrame | StepFrame | EndFrame

/**
 * A request to a wallet, to a node (JSON-RPC) or to a service (HTTP). `target`: the host of a node
 * or service. `method`: of a service the HTTP method and the path. `duration`: ms until the
 * response, null before it. `status`: the HTTP status, null without one. `error`: of the wallet,
 * the node or the connection.
 */
export type RequestRecord = {
  id: string
  /** ms since 1970. */
  at: number
  to: 'wallet' | 'node' | 'service'
  target: string
  method: string
  params: Json
  duration: number | null
  status: number | null
  error: Json
}

/** A redacted recording of one kit. */
export type Recording = {
  format: 'latchkit-recording'
  version: 1
  kit: string
  /** ms since 1970. */
  begun: number
  /**
   * Number of the oldest steps that were dropped for space. If positive, the frames start later
   * than the recording.
   */
  dropped: number
  /** A fingerprint of each machine by id, to detect another version of it. */
  charts: { readonly [machineId: string]: string }
  frames: readonly Frame[]
  /** The last requests of the kit. */
  requests: readonly RequestRecord[]
}
