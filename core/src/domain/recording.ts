/** JSON and nothing else. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

/** How an actor's story begins: with its birth, or where it was when the recording began. `chart` null: a service, which has no drawing. */
export type ActorFrame = {
  kind: 'actor'
  actor: string
  chart: string | null
  /** The service's name, or the chart's in its kit (`account.eip155`). */
  name: string
  /** null: the kit itself began it. */
  parent: string | null
  /** ms since 1970. */
  at: number
  /** null: it is born here, and its first step brings the input. */
  from: { value: Json; status: string; context: Json } | null
  /** Ids of the states it is in; none where it is born. */
  active: readonly string[]
}
/** One event and where it led. `taken`: keys of edges, in their order; `value`: as SCXML nests it. */
export type StepFrame = {
  kind: 'step'
  actor: string
  at: number
  event: Json
  value: Json
  status: string
  active: readonly string[]
  taken: readonly string[]
  context: Json
}
export type EndFrame = { kind: 'end'; actor: string; at: number }
export type Frame = ActorFrame | StepFrame | EndFrame

/** What happened in one kit, redacted. `charts`: the fingerprint of each chart's drawing, by id; it tells whether another version drew it. */
export type Recording = {
  format: 'latchkit-recording'
  version: 1
  kit: string
  /** ms since 1970. */
  begun: number
  /** Steps that no longer fitted: with more than none, the story begins later than the recording did, where the first frames say. */
  dropped: number
  charts: { readonly [chart: string]: string }
  frames: readonly Frame[]
}
