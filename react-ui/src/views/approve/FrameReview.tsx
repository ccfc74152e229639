import { GuardedButton } from '../../components/GuardedButton.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import type { ApproveView } from '../../hooks/approveView.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { approveTexts } from './texts/en.ts'
import { WalletFrame } from './WalletFrame.tsx'

type PendingRequest = Exclude<ApproveView, { step: 'done' }>

/**
 * A request that the embedded wallet draws. Above it are the origins of the page and of the frame,
 * below it is a button that rejects, also if the frame does not respond.
 */
export function FrameReview({ view, frameOrigin }: { view: PendingRequest; frameOrigin: string }) {
  const { approve: labels } = useTexts(approveTexts)
  const title = labels.titles[view.summary.kind]
  useAnnounce(`${title} ${labels.origins(view.origin, frameOrigin)}`, null)
  return (
    <Panel
      footer={
        <div className="lk-approve-way-out">
          {view.waiting > 0 && <p>{labels.queued(view.waiting)}</p>}
          <GuardedButton key={view.request.id} kind="ghost" onClick={view.reject}>
            {labels.reject}
          </GuardedButton>
        </div>
      }
    >
      <dl className="lk-approve-origins">
        <dt>{labels.site}</dt>
        <dd>
          <bdi dir="ltr">{view.origin}</bdi>
        </dd>
        <dt>{labels.walletOrigin}</dt>
        <dd>
          <bdi dir="ltr">{frameOrigin}</bdi>
        </dd>
      </dl>
      <WalletFrame className="lk-approve-frame" />
    </Panel>
  )
}
