import { page } from './fictional-site.js';
import { serveSites } from './site-server.js';

/** Serves a fictional site until it is interrupted, and prints the setting that lets a service read it. */
const { port, stop } = await serveSites([
  {
    host: 'kontor.example',
    pages: {
      '/': page('<h1>Kontor Ltd</h1><a href="/contact">Contact</a> <a href="/team">Our team</a>'),
      '/contact': page(
        '<p>12 Long Street, Bristol, BS1 5UH</p><p>Phone: 0117 496 0123</p><p>info@kontor.example</p>',
      ),
      '/team': page(
        '<h2>Our team</h2><p><b>Anna Example</b>, Director</p><p><b>Martin Example</b>, Treasurer</p>',
      ),
    },
  },
]);
console.log(`One site, kontor.example. Start the service with

  RESEARCH_ALLOW_ADDRESSES='*.example=127.0.0.1:${port}'`);
process.once('SIGINT', () => void stop()).once('SIGTERM', () => void stop());
