const lines = {
  back: 'M20 12H4m7-8-8 8 8 8',
  close: 'M5 5l14 14M19 5 5 19',
  help: 'M8 9a4 4 0 1 1 5.6 3.7c-1 .4-1.6 1.2-1.6 2.3M12 19v.5',
  next: 'M4 12h16m-7-8 8 8-8 8',
  check: 'M4 13l5 5L20 6',
  warning: 'M12 4v10m0 5v1',
  search: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12m5 11 6 6',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2m4-2v6h-6',
  grid: 'M4 5h16M4 12h16M4 19h16',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  out: 'M8 4H4v16h16v-4M13 4h7v7M20 4l-9 9',
  leave: 'M14 4H5v16h9M10 12h11m-5-5 5 5-5 5',
  phone: 'M7 3h10v18H7zM11 18h2',
  wallet: 'M4 6h16v13H4zM4 10h16M15 14.500h2',
  network: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  send: 'M5 19 19 5M8 5h11v11',
  receive: 'M19 5 5 19M16 19H5V8',
  history: 'M4 5v5h5M4.500 10A8 8 0 1 1 4 14M12 8v5l3 2',
  settings: 'M4 7h8m6 0h2M12 4h6v6h-6zM4 17h2m6 0h8M6 14h6v6H6z',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.500 1.500m11 11L19 19M5 19l1.500-1.500m11-11L19 5',
  refresh: 'M20 5v5h-5M19.500 10A8 8 0 1 0 20 14',
  down: 'M12 4v16m-8-7 8 8 8-8',
  up: 'M12 20V4m-8 7 8-8 8 8',
  picture: 'M4 4h16v16H4zM4 16l5-5 5 5 3-3 3 3',
  certified: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8 12l3 3 5-6',
} as const
export type IconName = keyof typeof lines

/** Icon, hidden from assistive technology. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={lines[name]} />
  </svg>
)
