interface Window {
  Foyer?: {
    open(id?: string): void
    close(id?: string): void
    toggle(id?: string): void
    configure(settings: object, id?: string): void
  }
}
