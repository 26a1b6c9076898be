"""German cues of five flags (DECISION is read elsewhere), and under `[]` the uses of their words that are none."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[ORIGIN]
de fing/begann/startete als/mit witz/idee/hobby/einer/einem, nachname/familienname/familie kommt/stammt aus/von, das ganze/alles fing/begann/startete
   name geht/stammt/kommt auf/von/aus, stammt/stammen von/aus/vom
   gegründet, gründer/gründerin/gründern von/der/des/und, ursprung, ursprünge, ursprünglich, ursprünglich aus
   entstand, entstanden, entstand aus, stammt aus/von/ursprünglich/noch/daher, stammen aus/von/ursprünglich/noch
   stammte aus/von, geboren, aufgewachsen, kennengelernt, kennen gelernt
   lernten/lernte/lernen uns/sich/wir_uns kennen, idee kam/entstand/stammt/dazu, geht/gehen/ging auf/zurück_auf
   zurückgeht, zurückgehen, erfunden von, herkunft, wurzeln in/liegen/reichen, abgeleitet von/vom
   leitet sich/ab von/ab/her, name kommt/stammt, kommt ursprünglich, kommt vom/von_dem lateinischen/griechischen
   benannt nach, hervorgegangen aus, ging hervor, angefangen hat alles/alles_mit, hat alles angefangen/begonnen
   alles begann/fing, begann alles, überliefert von
   von meiner/meinem oma/großtante/großmutter/opa geerbt/überliefert, wie alles begann/anfing
[CORE]
de familie/sicherheit/gesundheit/kinder/qualität/mensch/patienten geht/gehen/kommt/kommen vor/zuerst/immer_vor/an_erster_stelle/vor_allem, familie/sicherheit/gesundheit zuerst
   geht/gehen mir/uns über alles, über alles gehen, steht/stehen an erster_stelle, oberste/wichtigste/erste regel/priorität/gebot, das/am a und_o, unverhandelbar
   grundsatz, grundsätze, grundsatz ist, prinzip, prinzipien, aus prinzip, unsere/meine werte, werte sind, grundwerte
   am wichtigsten, wichtigste regel/ist/für, wesentlich, wesentliche/wesentlichen, im kern
   kern der/des/unserer, grundlegend, grundlegende/grundlegenden, entscheidend ist/für/dass, unverzichtbar
   oberste/höchste/erste priorität/regel/gebot/prinzip, oberstes/höchstes gebot/prinzip/ziel, keine ausnahmen
   ohne ausnahme/ausnahmen, steht an erster_stelle, an erster stelle, geht immer/vor vor/allem
   hat immer/oberste vorrang/priorität, unerlässlich, unabdingbar, nicht verhandelbar, unantastbar, um jeden preis
   goldene regel, faustregel, leitbild, leitsatz, leitlinie, motto, credo, philosophie ist, unsere/meine philosophie
   worauf es ankommt, worum es geht, kommt es an, niemals lügen/kompromisse, keine kompromisse, essenziell
   essentiell, das a und, in jedem fall_immer
[CORE first]
de immer erst/zuerst/die/den/das/alles/nur/einen/eine/ehrlich/handschuhe, niemals ohne/auf/an/die/das/den/einen/direkt
[PIVOT]
de nichts/nie ist/war/mehr mehr/wieder/so wie, nichts mehr wie/so, war/ist/war_dann/wurde alles/plötzlich_alles anders/anders_als, alles anders, mein/unser/ihr/sein leben umgekrempelt/verändert/auf_den_kopf/komplett_verändert, hat/haben alles/mein_leben/unser_leben verändert/umgekrempelt, hab/habe gekündigt_und, auf den kopf_gestellt, neu orientiert/orientieren
   stattdessen jetzt/nun/machen/nehmen/wollen, umgestiegen, umsteigen auf, steigen auf um_auf, steigen um
   stellen um_auf/auf, umgestellt, umstellung auf, gewechselt zu/auf, wechseln zu/auf/von/jetzt_zu
   wechsel zu/auf/von, meinung geändert/ändern, meinungsänderung, umentschieden, anders überlegt
   es_mir/es_uns/es_sich/mir_das anders überlegt/überlegen, anders entschieden, wendepunkt, wende im/in/kam
   ab jetzt/sofort/heute/morgen/nächster_woche/nun/montag, von nun an, von jetzt/heute an, kurswechsel
   kurs geändert/ändern, neuer kurs, neue richtung, richtungswechsel, doch lieber, planänderung, plan geändert
   pläne geändert, ersetzt durch, abgelöst durch, ersetzen wir, verworfen, über den haufen geworfen
   alles verändert/geändert/anders_gemacht, hat alles/mein_leben verändert, veränderte alles/mein
   neu gedacht/aufgestellt/ausgerichtet, umdenken, umgeschwenkt, schwenken um, kehrtwende, zurückgerudert, rückzieher
   abkehr von, nicht mehr verwenden/anbieten/nutzen/einsetzen, künftig nur/nicht/ohne, rolle rückwärts
   von vorne/vorn anfangen/angefangen/beginnen
[GENESIS]
de eingeweiht/einweihung, wird/wurde/wurden eingeweiht, allererste/allererstes/allerersten/erste/erstes/ersten kapitel/lied/bild/gedicht/strophe/stein, band/das_band durchgeschnitten, eröffnungsfeier
   gegründet, gestartet, startschuss, auftakt, kick off, kickoff
   erste/ersten/allererste version/ausgabe/auflage/entwurf/prototyp/folge/sitzung_des/konzert/ausstellung/aufführung/auftritt/kunde/kunden
   erster/allererster entwurf/prototyp/auftritt/kunde/prototypen/release
   erstes/allererstes konzert/album/buch/treffen_des/produkt
   neues/neue/neuen projekt/firma/unternehmen/startup/verein/band/kapitel, neuer job, neuanfang, neubeginn
   ins leben gerufen, aus der taufe gehoben, eröffnet, eröffnung, eröffneten, eröffnete, beginn von/des/der
   losgelegt, von null auf/an/angefangen, bei null angefangen/anfangen, angefangen zu, angefangen mit
   begonnen mit/zu/mit_dem_bau, baubeginn, grundstein gelegt, grundsteinlegung, markteinführung, gründung, gründeten
   gründete, launch, gelauncht, vorgestellt haben_wir, uraufführung, filmpremiere, debüt, jungfernfahrt, erstmals
   zum ersten mal_überhaupt, das licht der_welt erblickt
   haben wir/ich die/den/das erste/ersten/unser_erstes gebaut/gemacht/veröffentlicht, online gegangen, live gegangen
   in betrieb genommen, aufgemacht haben_wir
[TECHNICAL]
de build ist/war/schlägt/läuft/bricht, linter
   laptop/rechner/computer/pc/handy/drucker/router/tablet fährt/startet/hängt/spinnt/lädt/reagiert/stürzt/verbindet/stürzte, hochfahren, neu gestartet/starten/installiert/installieren, neustart/neustarten, abgestürzt, bluescreen, treiber/treibers, usb, bluetooth, festplatte
   datenbank/datenbanken, schnittstelle/schnittstellen, softwareentwicklung, quellcode, fehlermeldung/fehlermeldungen
   bereitstellung, latenz/latenzen, zwischenspeicher, programmierung, programmieren, programmiert, rechenzentrum
   verschlüsselung, verschlüsselt, serverseitig, rechner, arbeitsspeicher, festplatte, betriebssystem, skript
   algorithmus, algorithmen, deployen, deployt, deployed, deployment, server, servern, api, schema, migration
   datenmigration, absturz, abgestürzt, konfiguration, konfigurationsdatei, umgebungsvariable, zugriffstoken
   zertifikat abgelaufen, netzwerk, firewall, router, netzteil, treiber installiert/aktualisiert, software, hardware
   abfrage/abfragen dauert/dauern, lastverteiler, ausfall des_servers, rollback, repo, bug, bugs
   patch eingespielt, backup, app abgestürzt, web app, webseite lädt, frontend, backend, entwicklungsumgebung
   kompiliert, kompilieren, compiler, sensor, steuergerät, platine, drehmoment, spannung gemessen
[]
de laptop tasche, treiber der/des_marktes
   erst einmal, server im_restaurant, immer noch/wieder/mehr/die_gleiche, immer die_gleichen/dasselbe, im prinzip
   kern des_apfels, apfelkern, kirschkern, kerne, kernseife, geht auf_die/in/auf_den/auf_das/auf_mich/auf_deine
   motto party, mottoparty, ab jetzt_gleich, branchen, geboren um, wie geboren, neugeboren
   ursprünglich wollte_ich/wollten_wir, doch lieber_tee, statt dessen, ausgang gegründet
   eröffnet mir, eröffnete mir/ihm/ihr, gestartet um, das auto/motor gestartet, gestartet das, start und
   migration und_flucht/von_menschen/von_vögeln, netzwerk von_freunden/treffen, frauennetzwerk
   werte kolleginnen/kollegen/damen/gäste/herren, werte_herr
"""
