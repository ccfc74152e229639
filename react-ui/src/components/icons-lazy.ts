import { drawIcon, type Icon } from './draw-icon.tsx'

// Icons of views that load later. The shapes are Lucide's (lucide.dev), see `LICENSE.lucide`; a
// test compares them.
export const SwitchIcon: Icon = (props) =>
  drawIcon(props, 'arrow-left-right', 'M8 3 4 7l4 4', 'M4 7h16', 'm16 21 4-4-4-4', 'M20 17H4')
export const CertifiedIcon: Icon = (props) =>
  drawIcon(
    props,
    'badge-check',
    'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z',
    'm16 9-5.5 5.5L8 12',
  )
export const InfoIcon: Icon = (props) =>
  drawIcon(props, 'info', [12, 12, 10], 'M12 16v-4', 'M12 8h.01')
export const DoneIcon: Icon = (props) =>
  drawIcon(props, 'circle-check', [12, 12, 10], 'm16 9-5.5 5.5L8 12')
export const StopIcon: Icon = (props) =>
  drawIcon(
    props,
    'octagon-exclamation-point',
    'M12 16h.01',
    'M12 8v4',
    'M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z',
  )
export const CodeIcon: Icon = (props) =>
  drawIcon(
    props,
    'qr-code',
    [3, 3, 5, 5, 1],
    [16, 3, 5, 5, 1],
    [3, 16, 5, 5, 1],
    'M21 16h-3a2 2 0 0 0-2 2v3',
    'M21 21v.01',
    'M12 7v3a2 2 0 0 1-2 2H7',
    'M3 12h.01',
    'M12 3h.01',
    'M12 16v.01',
    'M16 12h1',
    'M21 12v.01',
    'M12 21v-1',
  )
export const DownIcon: Icon = (props) => drawIcon(props, 'chevron-down', 'm6 9 6 6 6-6')
export const CopyIcon: Icon = (props) =>
  drawIcon(
    props,
    'copy',
    [8, 8, 14, 14, 2],
    'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
  )
export const NetworkIcon: Icon = (props) =>
  drawIcon(
    props,
    'globe',
    [12, 12, 10],
    'M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20',
    'M2 12h20',
  )
export const DisconnectIcon: Icon = (props) =>
  drawIcon(
    props,
    'log-out',
    'm16 17 5-5-5-5',
    'M21 12H9',
    'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
  )
export const ExtensionIcon: Icon = (props) =>
  drawIcon(
    props,
    'puzzle',
    'M15.39 4.39a1 1 0 0 0 1.68-.474 2.5 2.5 0 1 1 3.014 3.015 1 1 0 0 0-.474 1.68l1.683 1.682a2.414 2.414 0 0 1 0 3.414L19.61 15.39a1 1 0 0 1-1.68-.474 2.5 2.5 0 1 0-3.014 3.015 1 1 0 0 1 .474 1.68l-1.683 1.682a2.414 2.414 0 0 1-3.414 0L8.61 19.61a1 1 0 0 0-1.68.474 2.5 2.5 0 1 1-3.014-3.015 1 1 0 0 0 .474-1.68l-1.683-1.682a2.414 2.414 0 0 1 0-3.414L4.39 8.61a1 1 0 0 1 1.68.474 2.5 2.5 0 1 0 3.014-3.015 1 1 0 0 1-.474-1.68l1.683-1.682a2.414 2.414 0 0 1 3.414 0z',
  )
export const SearchIcon: Icon = (props) =>
  drawIcon(props, 'search', 'm21 21-4.34-4.34', [11, 11, 8])
export const PhoneIcon: Icon = (props) =>
  drawIcon(props, 'smartphone', [5, 2, 14, 20, 2], 'M12 18h.01')
export const ExternalIcon: Icon = (props) =>
  drawIcon(
    props,
    'external-link',
    'M15 3h6v6',
    'M10 14 21 3',
    'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  )
export const ToIcon: Icon = (props) => drawIcon(props, 'arrow-down', 'M12 5v14', 'm19 12-7 7-7-7')
export const InIcon: Icon = (props) =>
  drawIcon(props, 'arrow-down-left', 'M17 7 7 17', 'M17 17H7V7')
export const OutIcon: Icon = (props) =>
  drawIcon(props, 'arrow-up-right', 'M7 7h10v10', 'M7 17 17 7')
export const UpIcon: Icon = (props) => drawIcon(props, 'arrow-up', 'm5 12 7-7 7 7', 'M12 19V5')
export const RefreshIcon: Icon = (props) =>
  drawIcon(
    props,
    'refresh-cw',
    'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8',
    'M21 3v5h-5',
    'M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16',
    'M8 16H3v5',
  )
export const HistoryIcon: Icon = (props) => drawIcon(props, 'clock', [12, 12, 10], 'M12 6v6l4 2')
export const PictureIcon: Icon = (props) =>
  drawIcon(
    props,
    'image',
    [3, 3, 18, 18, 2],
    [9, 9, 2],
    'm21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
  )
export const JoinIcon: Icon = (props) =>
  drawIcon(
    props,
    'link',
    'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71',
    'M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
  )
export const MailIcon: Icon = (props) =>
  drawIcon(props, 'mail', 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7', [2, 4, 20, 16, 2])
export const SettingsIcon: Icon = (props) =>
  drawIcon(props, 'settings-2', 'M14 17H5', 'M19 7h-9', [17, 17, 3], [7, 7, 3])
export const ShieldIcon: Icon = (props) =>
  drawIcon(
    props,
    'shield-check',
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
    'm9 12 2 2 4-4',
  )
