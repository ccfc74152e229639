import type { SocialView } from '@latchkit/core/flows'
import { Panel } from '../../components/Panel.tsx'
import { useSheet } from '../../components/useSheet.ts'
import socialCss from './social.css?inline'
import { SocialProgress } from './SocialProgress.tsx'

/** The progress of a login in a popup. */
export const ConnectingSocialScreen = ({ view }: { view: SocialView }) => (
  <Panel>
    <SocialProgress provider={view.provider} view={view} />
  </Panel>
)
  useSheet(socialCss)
