/** Who regulates, supervises or decides on appeals: none of those who name them. */
const AUTHORITY =
  /(?<!\p{L})(?:regulator(?:y (?:body|authority))?|(?:supervis(?:ory|ing)|licensing|oversight) (?:body|authority)|appeals? (?:body|authority)|regulierungsbehörde|aufsicht führende\p{L}* (?:behörde|stelle)|(?:rechts|fach|dienst|heim|schul|kommunal)aufsicht|rekursinstanz|beschwerdeinstanz|autorité de (?:régulation|surveillance|tutelle)|organe de recours|autorità di (?:vigilanza|controllo|regolazione)|autoridad (?:reguladora|supervisora|de (?:control|supervisión))|órgano (?:regulador|supervisor)|(?:autoridade|entidade) (?:reguladora|supervisora|de controlo)|toezichthouder|toezichthoudende (?:instantie|autoriteit)|tillsynsmyndighet(?:en)?|tilsynsmyndighed(?:en)?|klagemyndighed(?:en)?|klageinstans(?:en)?|tilsynsmyndighet(?:en)?|tilsynsorgan(?:et)?|valvontaviranomai(?:nen|set)|valvova viranomainen|organ (?:nadzoru|nadzorczy|nadzorujący|odwoławczy|regulacyjny)|(?:odvolací|nadřízený|dozorový) orgán|orgán dohledu|(?:odvolací|nadriadený|dozorný) orgán|(?:felügyeleti|felettes|hatósági) szerv|felügyeleti hatóság|organul de (?:reglementare|control|supraveghere)|autoritatea de (?:reglementare|supraveghere|control)|nadzorn[oi] (?:tijelo|organ)|drugostupanjsko tijelo|pritožbeni organ|denet(?:im|leyici) (?:makamı|kurum(?:u|luş)?)|düzenleyici kurum|järelevalveasutus|uzraudzības iestāde|priežiūros institucija|εποπτ(?:ική|εύουσα) αρχή|ρυθμιστική αρχή|надзорный орган|контролирующий орган|наглядовий орган|надзорен орган|регулатор(?:ен орган)?)(?!\p{L})|監督官庁|所轄庁|監督機関|감독기관|监管机构|الجهة الرقابية|רשות מפקחת/iu;

/** Whether a text says of somebody that they watch over the organization. */
export const namesAuthority = (text: string): boolean => AUTHORITY.test(text);

/** Whether that is all that a text says, so that they follow. */
export const isLabelOfAuthority = (text: string): boolean =>
  text.length <= 60 && namesAuthority(text) && !/[:：]\s?\S|,|\d{3}/u.test(text);

/** News of the body that the organization is a part of, whose own office is told there. */
const FROM_ABOVE =
  /^(?:(?:news|neues|nouvelles|noticias|notizie|notícias|nyheter|nyheder|nieuws|uutisia|aktualności|novinky) )?(?:from (?:our |the )?(?:national|regional|provincial|federal|international|head|parent)|aus dem (?:bundes|landes|kreis|dach|bezirks)\p{L}*|aus der (?:zentrale|bundesebene)|de (?:la |notre )(?:fédération|confédération)|de la (?:federación|confederación)|(?:dalla|della) (?:federazione|confederazione)|da (?:federação|confederação)|från (?:vårt |vår )?(?:förbund|riks)\p{L}*|fra (?:vores |vårt )?(?:forbund|hoved|lands)\p{L}*|uit (?:de|het) (?:bond|federatie|landelijk)\p{L}*|liitosta|keskusliitosta|z (?:okręgu|centrali|federacji)|ze? (?:svazu|zväzu|ústředí|ústredia)|a szövetségtől|din federație|iz (?:saveza|zveze))(?!\p{L})/iu;

/** Whether a heading stands above what a larger body says, of which the organization is a part. */
export const isFromAbove = (head: string): boolean => FROM_ABOVE.test(head);
