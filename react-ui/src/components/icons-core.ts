import { drawIcon, type Icon } from './draw-icon.tsx'

// Icons of the modal frame, its first view and connecting. The shapes are Lucide's (lucide.dev), see
// `LICENSE.lucide`; a test compares them.
export const BackIcon: Icon = (props) => drawIcon(props, 'chevron-left', 'm15 18-6-6 6-6')
export const ChevronIcon: Icon = (props) => drawIcon(props, 'chevron-right', 'm9 18 6-6-6-6')
export const CheckIcon: Icon = (props) => drawIcon(props, 'check', 'M20 6 9 17l-5-5')
export const HelpIcon: Icon = (props) =>
  drawIcon(
    props,
    'circle-question-mark',
    [12, 12, 10],
    'M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5',
    'M12 17h.01',
  )
export const GridIcon: Icon = (props) =>
  drawIcon(
    props,
    'layout-grid',
    [3, 3, 7, 7, 1],
    [14, 3, 7, 7, 1],
    [14, 14, 7, 7, 1],
    [3, 14, 7, 7, 1],
  )
export const WarningIcon: Icon = (props) =>
  drawIcon(
    props,
    'triangle-exclamation-point',
    'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
    'M12 9v4',
    'M12 17h.01',
  )
export const WalletOutlineIcon: Icon = (props) =>
  drawIcon(
    props,
    'wallet',
    'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1',
    'M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
  )
export const CloseIcon: Icon = (props) => drawIcon(props, 'x', 'M18 6 6 18', 'm6 6 12 12')
