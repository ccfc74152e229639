/** Selects the shown view, not one that is leaving. */
export const currentView = '.lk-view:not([data-exiting])'
