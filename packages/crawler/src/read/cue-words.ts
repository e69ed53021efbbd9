/** Hints from classes, ids and roles, as bits. */
export const cue = {
  content: 1 << 0,
  nav: 1 << 1,
  header: 1 << 2,
  footer: 1 << 3,
  side: 1 << 4,
  cookie: 1 << 5,
  share: 1 << 6,
  signup: 1 << 7,
  comments: 1 << 8,
  related: 1 << 9,
  byline: 1 << 10,
  advert: 1 << 11,
  trail: 1 << 12,
  tags: 1 << 13,
  popup: 1 << 14,
  unseen: 1 << 15,
  author: 1 << 16,
  promo: 1 << 17,
  disclosure: 1 << 18,
  question: 1 << 19,
  caption: 1 << 20,
  toolbar: 1 << 21,
  social: 1 << 22,
  search: 1 << 23,
  head: 1 << 24,
  listing: 1 << 25,
  menu: 1 << 26,
  logo: 1 << 27,
  button: 1 << 28,
  /** Hidden, or visible to screen readers only. */
  invisible: 1 << 29,
} as const

/** Words in classes and ids, in common languages of web developers. */
export const vocabulary: [number, string][] = [
  [
    cue.content,
    'content contents article articlebody entry post story body main maincontent text prose copy page hentry articletext fulltext storybody postbody beitrag artikel inhalt contenido contenu',
  ],
  [
    cue.nav,
    'nav navi navbar navigation mainmenu submenu topnav sidenav sitenav subnav mainnav navmenu menubar megamenu sitemap offcanvas hamburger langswitch languages',
  ],
  [cue.menu, 'menu menus'],
  [cue.logo, 'logo branding brand sitetitle sitename blogtitle'],
  [cue.button, 'btn button buttons cta'],
  [cue.header, 'header masthead topbar topline headerbar siteheader pageheader kopf kopfzeile'],
  [cue.footer, 'footer foot colophon bottombar siteinfo sitefooter pagefooter footnav fuss fusszeile'],
  [
    cue.side,
    'sidebar aside rail sidecol rightcol leftcol rightcolumn leftcolumn marginalspalte seitenleiste widgets',
  ],
  [
    cue.cookie,
    'cookie cookies gdpr consent cookiebar cookieconsent cookiebanner cookienotice cmp ccpa dsgvo',
  ],
  [
    cue.share,
    'share sharing shares shariff addthis sharedaddy sociable socialshare sharebar sharebuttons addtoany sharethis jetpack likes teilen compartir partager',
  ],
  [cue.social, 'social socials socialmedia followus follow sociallinks socialicons flattr'],
  [
    cue.signup,
    'newsletter subscribe subscription signup optin mailchimp paywall login signin register donate',
  ],
  [
    cue.comments,
    'comment comments disqus respond commentlist replies kommentar kommentare comentarios commentaires trackback trackbacks pingback pingbacks nocomments',
  ],
  [
    cue.related,
    'related recommended recommendation recommendations recommend morefrom yarpp mostread upsell upsells crosssell crosssells outbrain taboola readnext upnext',
  ],
  [
    cue.listing,
    'popular trending latest recent suggestions suggested teaser teasers similar crosslink crosslinks readmore breaking',
  ],
  [
    cue.byline,
    'byline dateline meta metadata postmeta entrymeta postinfo published pubdate timestamp dateinfo articlemeta infoline postdate',
  ],
  [cue.author, 'author authors bio authorbox authorbio aboutauthor autor autorin'],
  [
    cue.advert,
    'ad ads advert adverts advertisement advertising adsense adslot adbox adcontainer sponsor sponsored sponsors dfp gpt anzeige werbung werbebox publicidad adwrapper',
  ],
  [
    cue.trail,
    'breadcrumb breadcrumbs crumb crumbs pager pagination paging pagenavi pagelinks nextprev prevnext skiplink skip',
  ],
  [cue.tags, 'tag tags tagcloud tagged taglist keywords topics schlagworte posttags categories'],
  [cue.popup, 'popup modal lightbox overlay dialog interstitial toast snackbar tooltip flyout'],
  [cue.unseen, 'hidden invisible hide noprint'],
  [cue.promo, 'promo promotion banner cta calltoaction announcement ticker upsell teaserbox'],
  [
    cue.disclosure,
    'accordion accordions collapse collapsible toggle toggles tab tabs tabpanel panel faq faqs expander',
  ],
  [cue.question, 'question frage pregunta'],
  [cue.head, 'title head header heading button trigger label handle question summary link anchor'],
  [cue.caption, 'caption figcaption credit credits copyright photocredit imagecredit'],
  [cue.toolbar, 'toolbar tools toolbox utility utilities actions print printbutton'],
  [cue.search, 'search searchform searchbox searchbar suche buscador recherche'],
]
