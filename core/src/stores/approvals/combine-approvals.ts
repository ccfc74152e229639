import {
  type ApprovalRequest,
  type ApprovalSources,
  type Approvals,
  framePrefix,
  type UnsafeRequest,
} from '../../domain/request/unsafe-request.ts'

/**
 * Combines the requests of the page's own wallet and those of the embedded one. Both may use any
 * ids, so the source is part of the id.
 */
export function combineApprovals({ page, embedded }: ApprovalSources): Approvals | null {
  const sources = [
    ...(page === null
      ? []
      : [
          {
            source: page,
            prefix: '',
            drawnBy: page.approve === null ? 'wallet' : 'modal',
          } as const,
        ]),
    ...(embedded === null
      ? []
      : [{ source: embedded, prefix: framePrefix, drawnBy: 'frame' } as const]),
  ]
  if (sources.length === 0) return null
  const find = (id: string) => {
    const found = sources.find(({ prefix }) => prefix !== '' && id.startsWith(prefix)) ?? sources[0]
    return found && { source: found.source, id: id.slice(found.prefix.length) }
  }
  return {
    subscribe(listener) {
      const stops = sources.map(({ source, prefix, drawnBy }) =>
        source.subscribe({
          received: (request: UnsafeRequest) =>
            listener.received({
              ...request,
              id: prefix + request.id,
              drawnBy,
            } satisfies ApprovalRequest),
          settled: (id, outcome) => listener.settled(prefix + id, outcome),
        }),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    approve(id) {
      const found = find(id)
      found?.source.approve?.(found.id)
    },
    reject(id) {
      const found = find(id)
      found?.source.reject(found.id)
    },
  }
}
