export const warmUpPages: { url: string; html: string }[] = [
  {
    url: 'https://practice.example/services',
    html: page('Services – Example & Sons', services(), head('website')),
  },
  {
    url: 'https://practice.example/2024/05/spring/',
    html: page('Spring at Example & Sons', article(), head('article')),
  },
  {
    url: 'https://practice.example/oeffnungszeiten',
    html: page('Öffnungszeiten', hours(), head('website'), 'de'),
  },
]

function page(title: string, main: string, more: string, language = 'en'): string {
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="What Example &amp; Sons do."><link rel="canonical" href="/services">
<style>.a{color:red}</style><script>var a = "<p>no text</p>"</script>${more}</head>
<body class="page home">
<!-- top -->
<a class="skip-link sr-only" href="#main">Skip to content</a>
<header class="site-header" id="top"><div class="container"><a class="logo" href="/"><img src="/logo.svg" alt="Example"></a>
<nav class="main-nav" role="navigation"><ul class="menu">${['Home', 'Services', 'Prices', 'Team', 'Contact'].map((name) => `<li class="menu-item"><a href="/${name.toLowerCase()}">${name}</a></li>`).join('\n')}</ul></nav>
<svg viewBox="0 0 1 1"><path d="M0 0"/></svg></div></header>
<div class="breadcrumbs"><a href="/">Home</a> &rsaquo; <span>Services</span></div>
<main id="main" class="content-area"><h1>${title}</h1>
${main}
</main>
<aside class="sidebar widget"><h3>Latest news</h3><ul><li><a href="/news/1">A new van</a></li><li><a href="/news/2">A new roof</a></li><li><a href="https://elsewhere.example/3">Elsewhere</a></li></ul></aside>
<section class="newsletter"><form action="/x"><label for="m">Mail</label><input id="m" name="m" type="email"><button class="btn">Sign up</button></form></section>
<footer class="site-footer"><div class="row"><div class="col-4">12 High Street, Exampleton EX1 2AB</div>
<div class="col-4"><a href="tel:+441632960101">01632 960101</a><br><a href="mailto:hello@practice.example">Write to us</a></div>
<ul class="social"><li><a href="https://www.facebook.com/example">Facebook</a></li><li><a href="https://www.instagram.com/example">Instagram</a></li></ul></div>
<p>&copy; 2024 Example &amp; Sons. <a href="/privacy">Privacy</a> | <a href="/terms">Terms</a></p></footer>
<div id="cookie-banner" class="cookie-consent" style="position:fixed"><p>We use cookies to make this site work. You can accept or refuse them.</p><button>Accept</button></div>
<div style="display: none">Never seen</div><noscript><img src="/pixel"></noscript><script src="/app.js"></script>
</body></html>`
}

function head(type: string): string {
  return `<meta property="og:type" content="${type}"><meta property="og:site_name" content="Example &amp; Sons">
<meta property="article:published_time" content="2024-05-01T09:00:00Z"><meta name="robots" content="index, follow">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"LocalBusiness","name":"Example & Sons","telephone":"+44 1632 960101","openingHours":["Mo-Fr 09:00-17:00"],"address":{"@type":"PostalAddress","streetAddress":"12 High Street","postalCode":"EX1 2AB"}}]}</script>`
}

function services(): string {
  return `<p class="lead">We mend roofs, gutters and chimneys in <strong>Exampleton</strong> and the villages around it, and have done so since 1962.</p>
<h2>What it costs</h2>
<table class="prices"><caption>Prices with VAT</caption><thead><tr><th>Work</th><th>Takes</th><th>Price</th></tr></thead>
<tbody>${['Gutter cleaning', 'Chimney sweep', 'Roof check', 'Slate replaced'].map((name, at) => `<tr class="row-${at}"><td>${name}</td><td>${at + 1}&nbsp;h</td><td>£${at}5.00</td></tr>`).join('')}</tbody></table>
<div class="price-list">${['Small house', 'Large house', 'Church'].map((name, at) => `<div class="price-row"><span class="name">${name}</span><span class="dots">....</span><span class="price">€ ${at + 1}20</span></div>`).join('\n')}</div>
<div class="elementor-row"><div class="card"><h3>Care plan</h3><p><b>£12</b> a month<br>Two visits a year &ndash; “no call-out fee”</p><a class="btn button" href="/plan">Choose</a></div>
<div class="card"><h3>Care plan plus</h3><p><del>£25</del> £19<sup>99</sup> a month</p><a class="btn button" href="/plus">Choose</a></div></div>
<ul><li>Free quotes<ul><li>by phone</li><li>on site</li></ul></li><li>Ten years&rsquo; guarantee</li><li>Fully insured</li></ul>
<ol><li>You call</li><li>We look</li><li>We mend</li></ol>
<dl><dt>Deposit</dt><dd>20&nbsp;% of the price</dd><dt>Cancelling</dt><dd>Free up to 48 hours before</dd></dl>
<div class="accordion"><h3 class="accordion-header"><button aria-expanded="false" aria-controls="q1" data-bs-toggle="collapse">Do you work at weekends?</button></h3>
<div id="q1" class="accordion-collapse collapse" aria-hidden="true"><p>On Saturdays until noon, on Sundays only when water is coming in.</p></div></div>
<details><summary>Can I pay by card?</summary><p>Yes, with every card and by bank transfer.</p></details>
<div itemscope itemtype="https://schema.org/Service"><span itemprop="name">Roof check</span> <meta itemprop="price" content="35"></div>
<p>Ask us: <a href="mailto:roofs@practice.example?subject=Roof">roofs@practice.example</a>, or see <a href="/gallery?page=2">what we did</a>.</p>`
}

function article(): string {
  const paragraphs = [
    'The first warm weeks show what the winter did: slates that slipped, mortar that fell, gutters full of what the trees let go.',
    'Look up from the street on a dry day. A roof that is well has straight lines; where a line bends, something under it has moved.',
    '“Most leaks start at the chimney,” says <em>Ann Example</em>, who has been on roofs for <a href="/team">thirty years</a>. “Lead gets tired.”',
    'Nobody needs to climb. A pair of glasses and a quarter of an hour are enough to know whether to call someone, and whom.',
  ]
  return `<article class="post hentry"><div class="entry-meta byline">By <a rel="author" href="/ann">Ann Example</a> | May 1, 2024</div>
<div class="share-buttons"><a href="https://twitter.com/share">Tweet</a><a href="https://www.facebook.com/sharer">Share</a></div>
<div class="entry-content" itemprop="articleBody">${paragraphs.map((text, at) => `<p>${text}</p>${at === 1 ? '<figure><img src="/roof.jpg" alt=""><figcaption>Photo: A. Example</figcaption></figure><blockquote>Straight lines.</blockquote><h2>What to look for</h2>' : ''}`).join('\n')}
<p>Read more: <a href="/news/gutters">Gutters in autumn</a></p></div>
<div class="tags">Tags: <a href="/tag/roof">roof</a>, <a href="/tag/spring">spring</a></div></article>
<div id="comments" class="comments-area"><h3>2 comments</h3><ol class="comment-list"><li class="comment"><p>Very useful, thank you for writing this down for all of us.</p></li></ol></div>
<div class="related-posts"><h3>You may also like</h3><ul><li><a href="/news/3">Moss</a></li><li><a href="/news/4">Ice</a></li></ul></div>`
}

function hours(): string {
  const days = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']
  return `<p>Unsere Werkstatt ist für Sie geöffnet; außerhalb dieser Zeiten erreichen Sie uns unter der Nummer auf dieser Seite.</p>
<div class="wp-block-columns hours">${days.map((day) => `<div class="day flex justify-between"><div>${day}</div><div>8:00–17:30 Uhr</div></div>`).join('')}</div>
<table border="0" cellpadding="2"><tr><td><b>Leistung</b></td><td><b>Preis</b></td></tr><tr><td>Dachprüfung</td><td>89,00 €</td></tr><tr><td>Reinigung</td><td>ab 120 €</td></tr></table>
<ul class="nav-tabs" role="tablist"><li role="tab" aria-controls="t1" class="tab">Anfahrt</li><li role="tab" aria-controls="t2" class="tab">Parken</li></ul>
<div id="t1" role="tabpanel" class="tab-pane"><p>Vom Bahnhof sind es fünf Minuten zu Fuß, immer am Fluss entlang.</p></div>
<div id="t2" role="tabpanel" class="tab-pane" hidden><p>Im Hof stehen vier Plätze bereit, 日本語でもどうぞ.</p></div>
<p style="text-align:center"><font color="#333333"><b>Telefon</b></font> <a href="tel:01632960101">01632 / 96 01 01</a></p>`
}
