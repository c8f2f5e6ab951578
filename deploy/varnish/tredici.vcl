# Varnish before two servers: it keeps the lists that are the same for all readers, for as long as a server
# says (with SHARED_LISTS=on), and passes on everything else. TLS stands before it.
vcl 4.1;

import directors;

probe health {
    .url = "/api/health/";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend one {
    .host = "127.0.0.1";
    .port = "3001";
    .probe = health;
}

backend two {
    .host = "127.0.0.1";
    .port = "3002";
    .probe = health;
}

sub vcl_init {
    new tredici = directors.round_robin();
    tredici.add_backend(one);
    tredici.add_backend(two);
}

sub vcl_recv {
    set req.backend_hint = tredici.backend();
    if (req.method == "GET" && req.url ~ "^/api/v1/tredici/shared/[^/]+/") {
        # Whoever knows such an address may read there, whoever they are.
        unset req.http.Authorization;
        unset req.http.Cookie;
        return (hash);
    }
    return (pass);
}

sub vcl_backend_response {
    # One reader fetches anew, the others get what there is meanwhile.
    set beresp.grace = 15s;
}
