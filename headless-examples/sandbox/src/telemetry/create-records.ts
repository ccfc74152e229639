import type { TelemetryItem, TelemetryRecord } from './telemetry.types.ts'

const maximum = 5_000

/** What a request adds to the records. */
export type NewRecord = TelemetryRecord extends infer Each
  ? Each extends TelemetryRecord
    ? Omit<Each, 'id' | 'receivedAt'>
    : never
  : never

export type Records = ReturnType<typeof createRecords>

/** Creates the list of received requests, which keeps the last ones. `now`: ms since 1970. */
export function createRecords(now: () => number) {
  let kept: readonly TelemetryRecord[] = []
  let lastId = 0
  return {
    add(record: NewRecord): void {
      lastId += 1
      kept = [...kept.slice(1 - maximum), { id: lastId, receivedAt: now(), ...record }]
    },
    /** Records with a greater id, oldest first. */
    after: (id: number): readonly TelemetryRecord[] => kept.filter((record) => record.id > id),
    items: (): readonly TelemetryItem[] =>
      kept.flatMap((record) => (record.outcome === 'accepted' ? [record.item] : [])),
  }
}
