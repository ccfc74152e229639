import type { RequestRecord } from '@latchkit/core/devtools'
import { ErrorFacts } from './ErrorFacts.tsx'
import { readError } from './errors.ts'
import { clockTime } from './focus.ts'
import { JsonView } from './JsonView.tsx'
import { durationText, outcomeOf } from './requests.ts'
import { useNow } from './useNow.ts'
import './requests.css'

const receivers: Record<RequestRecord['to'], string> = {
  wallet: 'Wallet',
  node: 'Node',
  service: 'Service',
}

/** The requests to wallets, nodes and services, newest first. `isLive`: pending ones still run. */
export function RequestList({
  requests,
  isLive,
}: {
  requests: readonly RequestRecord[]
  isLive: boolean
}) {
  const now = useNow(isLive && requests.some(({ duration }) => duration === null))
  return (
    <ul className="requests" aria-label="Requests">
      {requests.toReversed().map((request) => (
        <li key={request.id} data-outcome={outcomeOf(request)} data-to={request.to}>
          <details>
            <summary>
              <span className="request-words">
                <bdi className="request-method">{request.method}</bdi>
                <span className="request-to">
                  {receivers[request.to]}
                  {request.target === '' ? '' : ', '}
                  <bdi>{request.target}</bdi>
                </span>
              </span>
              <Outcome request={request} now={isLive ? now : null} />
            </summary>
            <RequestDetail request={request} />
          </details>
        </li>
      ))}
    </ul>
  )
}

/** `now`: null for a recording, in which the time of a pending request is unknown. */
function Outcome({ request, now }: { request: RequestRecord; now: number | null }) {
  const { at, duration, status } = request
  if (duration === null)
    return (
      <span className="request-outcome">
        pending
        {now === null ? null : <span aria-hidden="true"> {durationText(now - at)}</span>}
      </span>
    )
  return (
    <span className="request-outcome">
      {status ?? (outcomeOf(request) === 'failed' ? 'failed' : 'ok')}, {durationText(duration)}
    </span>
  )
}

function RequestDetail({ request }: { request: RequestRecord }) {
  const error = readError(request.error)
  return (
    <div className="request-detail">
      {error === null ? null : <ErrorFacts error={error} />}
      <p>
        Sent <time>{clockTime(request.at)}</time>
      </p>
      <JsonView title="Parameters" value={request.params} />
    </div>
  )
}
