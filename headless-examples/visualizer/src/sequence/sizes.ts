/** Widths of a lane and of the first column, in px. They match sequence.css. */
export const laneWidth = 112
export const timeWidth = 124
