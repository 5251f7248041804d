import { snippet, type Snippet } from './snippet.js';

/** People of schools, clubs, parishes, clinics, firms, museums and farms, beside those who are not. */
export const PEOPLE_OF_MANY_HOUSES: readonly Snippet[] = [
  snippet(
    'en',
    '/contact',
    '<h1>Contact</h1><p>Complaints are handled by our complaints officer, Maeve Tierney.</p><p>Volunteer coordinator: Colm Brady</p>',
    { p: ['Maeve Tierney=complaints officer', 'Colm Brady=Volunteer coordinator'] },
  ),
  snippet(
    'de',
    '/team',
    '<h1>Team</h1><ul><li>Urs Gerber, Architekt</li><li>Nora Frei, Zeichnerin</li><li>Timo Lanz, Lernender Zeichner EFZ</li><li>Livia Roth, Praktikantin</li></ul>',
    {
      p: [
        'Urs Gerber=Architekt',
        'Nora Frei=Zeichnerin',
        'Timo Lanz=Lernender Zeichner EFZ',
        'Livia Roth=Praktikantin',
      ],
    },
  ),
  snippet(
    'ca',
    '/equip',
    '<h1>Equip</h1><ul><li>Mercè Pujol, directora</li><li>Arnau Vila, monitor</li><li>Laia Ferrer, coordinadora de menjador</li></ul>',
    {
      p: ['Mercè Pujol=directora', 'Arnau Vila=monitor', 'Laia Ferrer=coordinadora de menjador'],
    },
  ),
  snippet(
    'sv',
    '/kontakt',
    '<h1>Kontakt</h1><p>Verksamhetsledare Karin Ström, 040-123 45 67</p><p>Vaktmästare: Ola Persson</p>',
    { p: ['Karin Ström=Verksamhetsledare', 'Ola Persson=Vaktmästare'], t: ['+46401234567'] },
  ),
  snippet(
    'hr',
    '/klub',
    '<h1>O klubu</h1><h2>Treneri</h2><ul><li>Ivan Horvat – trener seniora</li><li>Maja Kovač – voditeljica škole</li></ul><h2>Uprava</h2><p>Predsjednik: Damir Babić</p>',
    {
      p: ['Ivan Horvat=trener seniora', 'Maja Kovač=voditeljica škole', 'Damir Babić=Predsjednik'],
    },
  ),
  snippet(
    'en',
    '/our-team',
    '<h1>Our team</h1><div class="m"><h3>Alicia Romero, DPT, OCS</h3><p>Clinic director</p></div><div class="m"><h3>Brian Walsh, PT</h3><p>Physical therapist</p></div>',
    { p: ['Alicia Romero=Clinic director', 'Brian Walsh=Physical therapist'] },
  ),
  snippet(
    'pt',
    '/conselho',
    '<h1>Conselho</h1><ul><li>Profa. Dra. Helena Bastos – conselheira</li><li>Prof. Dr. Caio Meireles – presidente</li></ul>',
    { p: ['Helena Bastos=conselheira', 'Caio Meireles=presidente'] },
  ),
  snippet(
    'sk',
    '/kontakt',
    '<h1>Kontakt</h1><p>Predsedníčka: Zuzana Hronská</p><p>Mgr. Peter Blaho, psychológ</p><p>Ďakujeme: Nadácia Iskra</p>',
    { p: ['Zuzana Hronská=Predsedníčka', 'Peter Blaho=psychológ'] },
  ),
  snippet(
    'de',
    '/',
    '<h1>Musikschule Talheim</h1><p>Unsere Schulleiterin Birgit Weigand berät Sie gern.</p><p>Sommerkonzert am 12. Juli: Leonie Wild, Harfe</p>',
    { p: ['Birgit Weigand=Schulleiterin'] },
  ),
  snippet(
    'fr',
    '/paroisse',
    '<h1>La paroisse</h1><p>Curé : abbé Vincent Marchal</p><p>Sacristain : Gérard Lemoine</p><p>Horaires : Messe Dominicale 10 h</p>',
    { p: ['Vincent Marchal=Curé', 'Gérard Lemoine=Sacristain'] },
  ),
  snippet(
    'it',
    '/contatti',
    '<h1>Contatti</h1><p>Presidente: Luca Morandi</p><p>Segretaria: Teresa Galli</p><h3>Sede Centrale</h3><p>Segreteria didattica</p>',
    { p: ['Luca Morandi=Presidente', 'Teresa Galli=Segretaria'] },
  ),
  snippet(
    'nl',
    '/bestuur',
    '<h1>Bestuur</h1><table><tr><td>Voorzitter</td><td>Anneke Visser</td></tr><tr><td>Penningmeester</td><td>Ruud Mulder</td></tr><tr><td>Algemene Ledenvergadering</td><td>12 maart</td></tr></table>',
    { p: ['Anneke Visser=Voorzitter', 'Ruud Mulder=Penningmeester'] },
  ),
  snippet(
    'da',
    '/kontakt',
    '<h1>Kontakt</h1><p>Skoleleder: Birthe Skov</p><p>Pedel: Finn Dahl</p><p>SFO-leder Louise Friis</p>',
    { p: ['Birthe Skov=Skoleleder', 'Finn Dahl=Pedel', 'Louise Friis=SFO-leder'] },
  ),
  snippet(
    'pl',
    '/kontakt',
    '<h1>Kontakt</h1><p>Dyrektor: Ewa Nowicka</p><p>Kierownik świetlicy: Adam Lis</p><p>Patron szkoły: Henryk Sienkiewicz</p>',
    { p: ['Ewa Nowicka=Dyrektor', 'Adam Lis=Kierownik świetlicy'] },
  ),
  snippet(
    'es',
    '/quienes-somos',
    '<h1>Quiénes somos</h1><div><h3>Beatriz Olmedo</h3><p>Veterinaria y propietaria</p></div><div><h3>Javier Luque</h3><p>Auxiliar</p></div>',
    { p: ['Beatriz Olmedo=Veterinaria y propietaria', 'Javier Luque=Auxiliar'] },
  ),
  snippet(
    'en',
    '/people',
    '<h1>Faculty</h1><ul><li>Professor Hugh Tennant, head of department</li><li>Dr Anita Rao, lecturer</li><li>Visiting speaker: Jonas Weber</li></ul>',
    { p: ['Hugh Tennant=head of department', 'Anita Rao=lecturer'] },
  ),
  snippet(
    'de',
    '/vorstand',
    '<h1>Vorstand</h1><p><b>1. Vorsitzender</b><br>Rainer Kolb</p><p><b>Kassierin</b><br>Monika Sauter</p><p><b>Ehrenmitglieder</b><br>Alfred Seitz, Erna Huber</p>',
    { p: ['Rainer Kolb=1. Vorsitzender', 'Monika Sauter=Kassierin'] },
  ),
  snippet('no', '/om-oss', '<h1>Om oss</h1><p>Daglig leder er Kari Moen.</p>', {
    p: ['Kari Moen=Daglig leder'],
  }),
];
