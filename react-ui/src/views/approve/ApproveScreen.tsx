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

type Asked = Exclude<ApproveView, { step: 'done' }>

/** What is asked, by whom, of which account, and the two answers. */
export function ApproveScreen({ approve }: { approve: ApproveView }) {
  const { approve: labels } = useApproveTexts()
  if (approve.step === 'done') {
    return (
      <Panel>
        <PendingScreen
          icon={<KitMark size="hero" />}
          ring="done"
          title={texts.done}
          text={null}
          actions={null}
        />
      </Panel>
    )
  }
  return approve.step === 'looking' ? (
    <Look key={approve.request.id} approve={approve} />
  ) : (
    <Work approve={approve} />
  )
}

function Work({ approve }: { approve: Asked }) {
  const { approve: labels, cancel } = useApproveTexts()
  const silent = approve.step === 'silent'
  return (
    <Panel>
      <PendingScreen
        icon={<KitMark size="hero" />}
        ring={silent ? 'silent' : 'pending'}
        title={silent ? texts.silent : texts.working}
        text={silent ? texts.silentText : null}
        actions={
          <Button kind="ghost" onClick={approve.reject}>
            {cancel}
          </Button>
        }
      />
    </Panel>
  )
}

function Look({ approve }: { approve: Asked }) {
  const texts = useApproveTexts()
  const { approve: labels } = texts
  const [accepted, setAccepted] = useState(false)
  const site = useKitState(({ config }) => config.metadata.url)
  const { request, summary, unlimited: risky, network, waiting } = approve
  const title = labels.titles[summary.kind]
  useAnnounce(title, null)
  const facts: Detail[] = [
    { label: labels.site, value: <Name>{hostOf(site)}</Name> },
    ...(network === null ? [] : [{ label: labels.network, value: <Name>{network.name}</Name> }]),
    ...(request.address === null
      ? []
      : [
          {
            label: labels.account,
            value: <Address form="full" address={request.address} />,
            wide: true,
          },
        ]),
    ...requestDetails(approve, texts),
  ]
  return (
    <Panel>
      <h3 className="lk-title lk-approve-title">{title}</h3>
      {waiting > 0 && <p className="lk-lead">{labels.queued(waiting)}</p>}
      <Details details={facts} />
      {summary.kind === 'unreadable' && <Notice>{labels.unreadableWarning}</Notice>}
      {risky && (
        <>
          <Notice>{labels.unlimitedWarning}</Notice>
          <Checkbox checked={accepted} onChange={() => setAccepted(!accepted)}>
            {labels.acceptUnlimited}
          </Checkbox>
        </>
      )}
      {approve.approve === null && <p className="lk-lead">{labels.decideInWallet}</p>}
      <div className="lk-actions">{answers()}</div>
    </Panel>
  )

  function answers() {
    const { approve: say, reject } = approve
    if (say === null) {
      return (
        <Button kind="ghost" onClick={reject}>
          {labels.reject}
        </Button>
      )
    }
    if (risky && !accepted) {
      return (
        <>
          <Button kind="ghost" onClick={reject}>
            {labels.reject}
          </Button>
          <Button kind="primary" state="disabled">
            {labels.approve}
          </Button>
        </>
      )
    }
    return (
      <TwoButtons
        secondary={{ label: labels.reject, onClick: reject }}
        primary={{ label: labels.approve, onClick: say }}
        emphasized
      />
    )
  }
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
