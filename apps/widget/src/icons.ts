// Drawn on a 24-unit grid with a stroke of 1.75.
const bell = 'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10m4.3 9.5a2 2 0 0 0 3.4 0'

export const icons = {
  door: 'M7 24V12a5 5 0 0 1 10 0v12',
  chat: 'M5 20V8a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H9z',
  help: 'M8 8a4 4 0 1 1 6 3.5c-1.3.8-2 1.6-2 3.5m0 4v.1',
  send: 'M12 19V5.5m-6 6 6-6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  restart: 'M12 5v14m-7-7h14',
  copy: 'M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3m2-6h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  sound: bell,
  mute: `${bell}M4 4l16 16`,
}
