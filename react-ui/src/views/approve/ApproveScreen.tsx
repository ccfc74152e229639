import { useState } from 'react'
import { Address } from '../../components/Address.tsx'
import { Button } from '../../components/Button.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { type Detail, Details } from '../../components/Details.tsx'
import { KitMark } from '../../components/KitMark.tsx'
import { Name } from '../../components/Name.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import type { ApproveView } from '../../hooks/approveView.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { useApproveTexts } from '../../locales/useApproveTexts.ts'
import { requestDetails } from './request-details.tsx'

type PendingRequest = Exclude<ApproveView, { step: 'done' }>

/**
 * The details of a request with buttons that approve and reject it, then the progress of signing.
 */
export function ApproveScreen({ view }: { view: ApproveView }) {
  const { approve: labels } = useApproveTexts()
  switch (view.step) {
    case 'done':
      return (
        <Panel>
          <PendingScreen
            icon={<KitMark size="hero" />}
            ring="done"
            title={labels.nothingToDecide}
            text={null}
            actions={null}
          />
        </Panel>
      )
    case 'reviewing':
      return <RequestReview key={view.request.id} view={view} />
    default:
      return <Signing view={view} />
  }
}

function Signing({ view }: { view: PendingRequest }) {
  const { approve: labels, cancel } = useApproveTexts()
  const isUnresponsive = view.step === 'unresponsive'
  return (
    <Panel>
      <PendingScreen
        icon={<KitMark size="hero" />}
        ring={isUnresponsive ? 'unresponsive' : 'pending'}
        title={isUnresponsive ? labels.unresponsive : labels.signing}
        text={isUnresponsive ? labels.unresponsiveText : null}
        actions={
          <Button kind="ghost" onClick={view.reject}>
            {cancel}
          </Button>
        }
      />
    </Panel>
  )
}

function RequestReview({ view }: { view: PendingRequest }) {
  const texts = useApproveTexts()
  const { approve: labels } = texts
  const [accepted, setAccepted] = useState(false)
  const siteUrl = useKitState(({ config }) => config.metadata.url)
  const { request, summary, unlimited, network, waiting } = view
  const title = labels.titles[summary.kind]
  useAnnounce(title, null)
  const details: Detail[] = [{ label: labels.site, value: <Name>{hostOf(siteUrl)}</Name> }]
  if (network !== null) details.push({ label: labels.network, value: <Name>{network.name}</Name> })
  if (request.address !== null) {
    const value = <Address form="full" address={request.address} />
    details.push({ label: labels.account, value, wide: true })
  }
  return (
    <Panel>
      <h3 className="lk-title lk-approve-title">{title}</h3>
      {waiting > 0 && <p className="lk-lead">{labels.queued(waiting)}</p>}
      <Details details={[...details, ...requestDetails(view, texts)]} />
      {summary.kind === 'unreadable' && <Notice>{labels.unreadableWarning}</Notice>}
      {unlimited && (
        <>
          <Notice>{labels.unlimitedWarning}</Notice>
          <Checkbox checked={accepted} onChange={() => setAccepted(!accepted)}>
            {labels.acceptUnlimited}
          </Checkbox>
        </>
      )}
      {view.approve === null && <p className="lk-lead">{labels.decideInWallet}</p>}
      <div className="lk-actions">
        <ReviewButtons
          approve={view.approve}
          reject={view.reject}
          canApprove={!unlimited || accepted}
        />
      </div>
    </Panel>
  )
}

type ReviewButtonsProps = Pick<PendingRequest, 'approve' | 'reject'> & {
  /** False until the visitor has accepted an unlimited allowance (rule R15). */
  canApprove: boolean
}

function ReviewButtons({ approve, reject, canApprove }: ReviewButtonsProps) {
  const { approve: labels } = useApproveTexts()
  const rejectButton = (
    <Button kind="ghost" onClick={reject}>
      {labels.reject}
    </Button>
  )
  if (approve === null) return rejectButton
  if (!canApprove) {
    return (
      <>
        {rejectButton}
        <Button kind="primary" state="disabled">
          {labels.approve}
        </Button>
      </>
    )
  }
  return (
    <TwoButtons
      secondary={{ label: labels.reject, onClick: reject }}
      primary={{ label: labels.approve, onClick: approve }}
      emphasized
    />
  )
}

/** The host of a URL; an invalid URL is returned unchanged. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
